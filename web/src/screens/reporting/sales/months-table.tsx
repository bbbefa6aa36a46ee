import { isComparedMonth } from '@dray/contract/reporting/compared-months.ts';
import type { SalesReport, Unit } from '#capabilities/reporting/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { FigureTable } from '#ui/list/figure-table.tsx';
import { ChangeMark } from './change-mark.tsx';
import classes from './months-table.module.css';
import { figureOf, monthName, monthSpan, rounded } from './report-figures.ts';

type Summed = SalesReport['totals']['comparable'] & Pick<SalesReport['totals'], 'before'>;
type Props = { report: SalesReport; unit: Unit; isCompared: boolean };

/** The numbers of the chart, with their sum. */
export function MonthsTable({ report, unit, isCompared }: Props) {
  const { months, totals, currency, from, to, comparedFrom } = report;
  const { t } = useTranslation('reporting');
  const language = useLanguage();
  const figure = (value: number) =>
    unit === 'money' ? formatMoney(language, value, currency) : formatNumber(language, rounded(unit, value));
  const cellsOf = (summed: Summed, isKnown: boolean) => [
    figure(figureOf(summed, unit)),
    ...(isCompared
      ? [
          isKnown ? figure(figureOf(summed.before, unit)) : '–',
          isKnown ? (
            <ChangeMark
              key="change"
              now={figureOf(summed, unit)}
              before={figureOf(summed.before, unit)}
              format={figure}
            />
          ) : (
            '–'
          ),
        ]
      : []),
    ...(unit === 'money' ? [] : [formatMoney(language, summed.net, currency)]),
    formatMoney(language, summed.deposit, currency),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reached by key.
    <section className={classes.frame} aria-label={t('table.lead')} tabIndex={0}>
      <FigureTable
        caption={t('table.heading')}
        isCaptionHidden
        heads={[
          t('table.month'),
          t(`units.${unit}`),
          ...(isCompared ? [t('table.before'), t('table.difference')] : []),
          ...(unit === 'money' ? [] : [t('tiles.net')]),
          t('table.deposit'),
        ]}
        rows={months.map((each) => ({
          key: each.month,
          name: `${monthName(language, each.month, 'short')}${each.isRunning ? ` · ${t('table.running')}` : ''}`,
          figures: cellsOf(each, isComparedMonth(comparedFrom ?? undefined, each.month)),
        }))}
        feet={[
          { name: t('table.total'), figures: cellsOf(totals, comparedFrom === from) },
          // Of a part of the months only as much of both years is summed (T158).
          ...(isCompared && comparedFrom !== null && comparedFrom !== from
            ? [
                {
                  name: t('table.compared', { months: monthSpan(language, comparedFrom, to) }),
                  figures: cellsOf({ ...totals.comparable, before: totals.before }, true),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
