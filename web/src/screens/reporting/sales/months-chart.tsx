import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ReportMonth, Unit } from '#capabilities/reporting/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { MonthBar } from './month-bar.tsx';
import { MonthTip } from './month-tip.tsx';
import classes from './months-chart.module.css';
import { figureOf, formatShort, monthTick } from './report-figures.ts';

type Props = { months: readonly ReportMonth[]; unit: Unit; currency: string; isCompared: boolean };

const most = 14;

/**
 * Months beside those of a year before: filled against outlined, the running one hatched, so that nothing hangs on colour.
 * With the keyboard the arrows go from month to month, and the tip says what the table's row says.
 */
export function MonthsChart({ months, unit, currency, isCompared }: Props) {
  const { t } = useTranslation('reporting');
  const language = useLanguage();
  const isWide = useIsWide();
  const hatch = useId();
  const rows = months.map((month) => ({
    month,
    name: monthTick(language, month.month),
    now: figureOf(month, unit),
    before: figureOf(month.before, unit),
  }));
  const hasLabels = isWide && months.length <= most;
  return (
    <figure className={classes.figure}>
      <ResponsiveContainer width="100%" height={isWide ? 300 : 220}>
        <BarChart
          data={rows}
          accessibilityLayer
          title={t('months.heading')}
          barGap={1}
          barCategoryGap={isWide ? '16%' : '10%'}
          margin={{ top: 24, right: 4, bottom: 0, left: 0 }}
        >
          <defs>
            <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="6" height="6" className={classes.hatchGround} />
              <rect width="3" height="6" className={classes.hatchLine} />
            </pattern>
          </defs>
          <CartesianGrid vertical={false} className={classes.grid ?? ''} />
          <XAxis
            dataKey="name"
            tickLine={false}
            axisLine={false}
            interval={isWide ? 0 : 1}
            className={classes.axis ?? ''}
            tick={{ fontSize: 13 }}
          />
          <YAxis
            width={unit === 'money' ? 64 : 44}
            tickLine={false}
            axisLine={false}
            tickCount={4}
            tickFormatter={(value: number) => formatShort(language, unit, value)}
            className={classes.axis ?? ''}
            tick={{ fontSize: 13 }}
          />
          <Tooltip
            content={<MonthTip unit={unit} currency={currency} isCompared={isCompared} />}
            cursor={{ className: classes.cursor }}
            isAnimationActive={false}
          />
          {isCompared && <Bar dataKey="before" isAnimationActive={false} shape={<MonthBar kind="before" />} />}
          <Bar dataKey="now" isAnimationActive={false} shape={<MonthBar kind="now" hatch={hatch} />}>
            {hasLabels && (
              <LabelList
                dataKey="now"
                position="top"
                className={classes.label ?? ''}
                formatter={(value) => (Number(value) > 0 ? formatShort(language, unit, Number(value)) : '')}
              />
            )}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
