import { IconFileDownload, IconSend } from '@tabler/icons-react';
import { type BulkJob, type BulkOrder, faultFileLink } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
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
  return (
    <section className={classes.bar} aria-label={t('send.label')}>
      <div className={classes.words}>
        {isNone ? <p>{t('send.none')}</p> : <SumsText sums={sums} />}
        {left > 0 && <p className="muted">{t('send.left', n(left))}</p>}
      </div>
      <div className={`${classes.actions} flex wrap gap-8`}>
        {left > 0 && (
          <Button
            component="a"
            variant="default"
            href={faultFileLink(job.jobId)}
            download
            leftSection={<IconFileDownload size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('faultFile')}
          </Button>
        )}
        <Button
          disabled={isNone}
          loading={isSending}
          leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void send(chosen, again)}
        >
          {isNone ? t('send.buttonNone') : t('send.button', n(chosen.length))}
        </Button>
      </div>
    </section>
  );
}
