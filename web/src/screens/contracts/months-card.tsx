import type { Contract } from '#capabilities/contracts/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { FigureTable } from '#ui/list/figure-table.tsx';
import { Card } from '#ui/page/card.tsx';
import hiding from '#ui/visually-hidden.module.css';
import { axisOf } from './chart-axis.ts';
import { longMonth, shortMonth } from './month-text.ts';
import classes from './months-card.module.css';

/** Each month against its plan: bars for the eye, the same as a table for everybody else. */
export function MonthsCard({ contract: { months } }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const { top, marks } = axisOf(
    Math.max(...months.map(({ planHl, deliveredHl }) => Math.max(planHl ?? 0, deliveredHl))),
  );
  const share = (hl: number): string => `${(hl / top) * 100}%`;
  const written = (hl: number | null): string => (hl === null ? '' : formatNumber(language, hl));
  return (
    <Card heading={t('months.heading')} actions={<span className="size-14 muted">hl</span>}>
      <div className={classes.chart} aria-hidden="true">
        <div className={classes.axis}>
          {marks.map((mark) => (
            <span key={mark} className={classes.mark} style={{ insetBlockEnd: share(mark) }}>
              <span>{formatNumber(language, mark)}</span>
            </span>
          ))}
        </div>
        <div className={classes.bars}>
          {months.map(({ month, planHl, deliveredHl }) => (
            <div key={month} className={classes.month}>
              <div className="relative grow">
                {planHl !== null && <span className={classes.plan} style={{ blockSize: share(planHl) }} />}
                <span className={classes.delivered} style={{ blockSize: share(deliveredHl) }} />
              </div>
              <span className={`${classes.name} text-13 muted nowrap text-center`}>{shortMonth(language, month)}</span>
            </div>
          ))}
        </div>
      </div>
      <ul className={classes.legend} aria-hidden="true">
        <li>
          <i data-kind="delivered" /> {t('months.delivered')}
        </li>
        <li>
          <i data-kind="plan" /> {t('months.plan')}
        </li>
      </ul>
      <div className={hiding.hidden}>
        <FigureTable
          caption={t('months.label')}
          heads={[t('months.month'), t('months.delivered'), t('months.plan')]}
          rows={months.map(({ month, planHl, deliveredHl }) => ({
            key: month,
            name: longMonth(language, month),
            figures: [written(deliveredHl), written(planHl)],
          }))}
        />
      </div>
    </Card>
  );
}
