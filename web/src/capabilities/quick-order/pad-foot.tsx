import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './pad-foot.module.css';
import { isDone, isToSend, type PadRow } from './pad-rows.ts';
import { keepRows } from './stored-rows.ts';
import type { Sending } from './use-sending.ts';

type Props = { rows: readonly PadRow[]; sending: Sending; onSend: () => void; pasted: string; onGoToCart: () => void };

/** How the list stands, and the way on. */
export function PadFoot({ rows, sending, onSend, pasted, onGoToCart }: Props) {
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
        {sending.error && (
          <p role="alert" className={classes.error}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
            {sending.error}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        {done > 0 && (
          <Button variant="default" onClick={() => keepRows((all) => all.filter((row) => !isDone(row)))}>
            {t('another')}
          </Button>
        )}
        {done > 0 && open === 0 ? (
          <Button onClick={onGoToCart}>{t('shell:cart.goTo')}</Button>
        ) : (
          <Button disabled={open === 0} loading={sending.isSending} onClick={onSend}>
            {open > 0 ? t('send', n(open)) : t('sendNone')}
          </Button>
        )}
      </div>
    </div>
  );
}
