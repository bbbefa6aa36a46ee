import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { startAnother } from './from-file/read-lines.ts';
import type { QuickOrderSlots } from './goods/quick-order-slots.ts';
import classes from './pad-foot.module.css';
import type { RowSums } from './row-sums.ts';
import { isDone, isToSend, type PadRow } from './rows/pad-rows.ts';
import { SumsText } from './sums-text.tsx';
import type { Sending } from './use-sending.ts';

type Props = Pick<QuickOrderSlots, 'basis' | 'onGoToCart'> & {
  rows: readonly PadRow[];
  sums: RowSums;
  sending: Sending;
  onSend: () => void;
  pasted: string;
  /** What became of the rows of a file. */
  fileResult: ReactNode;
};

/** The state of the list, what of it can be ordered comes to, and the way on. */
export function PadFoot({ rows, sums, basis, sending, onSend, pasted, fileResult, onGoToCart }: Props) {
  const { t } = useTranslation(['quick-order', 'shell']);
  const language = useLanguage();
  const done = rows.filter(isDone).length;
  const open = rows.filter(isToSend).length;
  const wrong = rows.filter((row) => isToSend(row) && row.result).length;
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  const summary = [...(done > 0 ? [t('done', n(done))] : []), ...(wrong > 0 ? [t('left', n(wrong))] : [])].join(' ');
  return (
    <div className={classes.foot}>
      <div className={classes.words}>
        <p role="status">{summary || pasted}</p>
        {fileResult}
        {sums.count > 0 && (
          <p className="semibold">
            {t('sum')} <SumsText sums={sums} basis={basis} />
          </p>
        )}
        {sending.error && (
          <p role="alert" className={`${classes.error} flex gap-6 danger`}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
            {sending.error}
          </p>
        )}
      </div>
      <div className={`${classes.actions} flex wrap gap-8`}>
        {done > 0 && (
          <Button variant="default" onClick={startAnother}>
            {t('another')}
          </Button>
        )}
        {done > 0 && open === 0 ? (
          <Button onClick={onGoToCart}>{t('shell:cart.goTo')}</Button>
        ) : (
          <Button disabled={open === 0} loading={sending.isSending} onClick={onSend}>
            {sums.count > 0 ? t('send', n(sums.count)) : t('sendNone')}
          </Button>
        )}
      </div>
    </div>
  );
}
