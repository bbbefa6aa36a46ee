import { shiftMonth } from '@dray/contract/reporting/report-month.ts';
import type { ReportMonth, Unit } from '#capabilities/reporting/index.ts';
import { formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './months-chart.module.css';
import { changeOf, figureOf, formatFigure, monthName } from './report-figures.ts';

type Props = {
  unit: Unit;
  currency: string;
  isCompared: boolean;
  /** Given by the library. */
  active?: boolean;
  payload?: readonly { payload?: { month?: ReportMonth } }[];
};

/** What a bar says in words: the same as its row in the table. */
export function MonthTip({ unit, currency, isCompared, active, payload }: Props) {
  const { t } = useTranslation('reporting');
  const language = useLanguage();
  const month = payload?.[0]?.payload?.month;
  if (!active || !month) return null;
  const [now, before] = [figureOf(month, unit), figureOf(month.before, unit)];
  const change = changeOf(now, before);
  const figure = (value: number) => formatFigure(language, unit, value, currency);
  return (
    <div className={classes.tip} role="status">
      <strong>{monthName(language, month.month, 'long')}</strong>
      <span>{figure(now)}</span>
      {isCompared && before > 0 && (
        <span>{`${monthName(language, shiftMonth(month.month, -12), 'long')}: ${figure(before)}`}</span>
      )}
      {isCompared && change !== undefined && (
        <span>{`${change >= 0 ? '▲ +' : '▼ \u2212'}${formatPercent(language, Math.abs(change))}`}</span>
      )}
      {month.isRunning && <span>{t('months.running')}</span>}
    </div>
  );
}
