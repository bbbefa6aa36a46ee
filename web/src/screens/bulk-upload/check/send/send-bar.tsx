import { IconFileDownload, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type BulkJob, type BulkOrder, faultFileLink } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Button } from '#ui/button.tsx';
import { ThumbBar } from '#ui/overlay/thumb-bar.tsx';
import { sumsOf } from '../order/sums.model.ts';
import { isOpen } from '../order/view.model.ts';
import classes from './send-bar.module.css';
import { SumsText } from './sums-text.tsx';
import { useSendOrders } from './use-send-orders.ts';

type Props = { job: BulkJob; chosen: readonly BulkOrder[]; again: ReadonlySet<string> };

/** What would be sent now and what it comes to; what is left stays to be mended. */
export function SendBar({ job, chosen, again }: Props) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const { send, isSending } = useSendOrders(job);
  const sums = sumsOf(chosen);
  const left = job.list.filter(isOpen).reduce((rows, order) => rows + order.rows, 0) - sums.rows;
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  const isNone = chosen.length === 0;
  const isWide = useIsWide();
  const button = (
    <Button
      disabled={isNone}
      loading={isSending}
      leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void send(chosen, again)}
    >
      {isNone ? t('send.buttonNone') : t('send.button', n(chosen.length))}
    </Button>
  );
  const words = (
    <div className={classes.words}>
      {isNone ? <p>{t('send.none')}</p> : <SumsText sums={sums} />}
      {left > 0 && <p className="muted">{t('send.left', n(left))}</p>}
    </div>
  );
  const faultFile = left > 0 && (
    <Button
      component="a"
      variant="default"
      href={faultFileLink(job.jobId)}
      download
      leftSection={<IconFileDownload size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('faultFile')}
    </Button>
  );
  if (!isWide) return <PhoneSendBar words={words} faultFile={faultFile} button={button} left={left} isNone={isNone} />;
  return (
    <section className={classes.bar} aria-label={t('send.label')}>
      {words}
      <div className="flex wrap gap-8">
        {faultFile}
        {button}
      </div>
    </section>
  );
}

type PhoneProps = { words: ReactNode; faultFile: ReactNode; button: ReactNode; left: number; isNone: boolean };

/** All of it at the end of the page; above the thumb only the way on, and what waits. */
function PhoneSendBar({ words, faultFile, button, left, isNone }: PhoneProps) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  return (
    <>
      <div className={`${classes.foot} grid gap-8`}>
        {words}
        {faultFile}
      </div>
      <ThumbBar label={t('send.label')} isOnly>
        <p className="text-13 muted shrinkable" role="status">
          {left > 0 ? t('send.left', { count: left, n: formatNumber(language, left) }) : isNone ? t('send.none') : ''}
        </p>
        {button}
      </ThumbBar>
    </>
  );
}
