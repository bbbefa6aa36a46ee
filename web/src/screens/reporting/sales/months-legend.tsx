import type { SalesReport } from '#capabilities/reporting/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './months-chart.module.css';
import { monthName } from './report-figures.ts';

/** Which bar is which; drawn like the bars, so that it can be read without colour. */
export function MonthsLegend({ report, isCompared }: { report: SalesReport; isCompared: boolean }) {
  const { t } = useTranslation('reporting');
  const language = useLanguage();
  const { from, to, today, months } = report;
  const isRunning = months.some((month) => month.isRunning);
  return (
    <ul className={classes.legend}>
      <li>
        <Swatch className={classes.now} />
        {`${monthName(language, from, 'short')} – ${monthName(language, to, 'short')}`}
      </li>
      {isCompared && (
        <li>
          <Swatch className={classes.before} />
          {t('months.before')}
        </li>
      )}
      {isRunning && (
        <li>
          <Hatched />
          {t('months.until', { day: formatShortDate(language, today) })}
        </li>
      )}
    </ul>
  );
}

const Swatch = ({ className }: { className: string | undefined }) => (
  <svg width="20" height="12" aria-hidden="true">
    <rect x="0.5" y="0.5" width="19" height="11" rx="2" className={className} />
  </svg>
);

const Hatched = () => (
  <svg width="20" height="12" aria-hidden="true">
    <rect x="0.5" y="0.5" width="19" height="11" rx="2" fill="none" className={classes.running} />
    {[2, 8, 14].map((x) => (
      <path key={x} d={`M${x} 11 L${x + 6} 1`} stroke="var(--chart-1)" strokeWidth="2" />
    ))}
  </svg>
);
