import { headOffice, marketOf } from '@dray/contract/markets.ts';
import { type KeyboardEvent, useState } from 'react';
import type { HealthChart } from '#capabilities/health/index.ts';
import { formatTime } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { chartHeight, chartWidth, linePath, runsOf, topOf, xOf, yOf } from './chart-path.ts';
import { ChartTable } from './chart-table.tsx';
import classes from './day-chart.module.css';

type Props = {
  chart: HealthChart;
  title: string;
  tone: string;
  limit: number | undefined;
  format: (value: number) => string;
};

const minuteMs = 60_000;
const marks = [0, 0.25, 0.5, 0.75];

/**
 * A day as one line. With the keyboard the arrows go from quarter to quarter and say each value, as the pointer does; the
 * table behind it has all of them.
 */
export function DayChart({ chart: { from, stepMinutes, points }, title, tone, limit, format }: Props) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const [chosen, setChosen] = useState<number>();
  const { timeZone } = marketOf(headOffice);
  const last = points.length - 1;
  const step = chosen ?? last;
  const timeOf = (index: number) =>
    formatTime(language, new Date(Date.parse(from) + index * stepMinutes * minuteMs), timeZone);
  const textOf = (index: number) => {
    const point = points[index];
    return point === null || point === undefined ? t('chart.nothing') : format(point);
  };
  const move = (event: KeyboardEvent) => {
    const next = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };
  return (
    <figure className={`${classes.figure} m-0`}>
      <div
        className={`${classes.plot} ${tone}`}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={step}
        aria-valuetext={t('chart.value', { time: timeOf(step), value: textOf(step) })}
        onKeyDown={move}
        onBlur={() => setChosen(undefined)}
        onPointerLeave={() => setChosen(undefined)}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          setChosen(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
        }}
      >
        <Drawing points={points} limit={limit} chosen={chosen} />
      </div>
      <div className={`${classes.axis} text-13 muted tabular`} aria-hidden="true">
        {chosen === undefined ? (
          <>
            {marks.map((share) => (
              <span key={share}>{timeOf(Math.round(share * last))}</span>
            ))}
            <span>{t('chart.now')}</span>
          </>
        ) : (
          <span className="ink">{t('chart.value', { time: timeOf(step), value: textOf(step) })}</span>
        )}
      </div>
      <ChartTable title={title} points={points} timeOf={timeOf} textOf={textOf} />
    </figure>
  );
}

type DrawingProps = { points: readonly (number | null)[]; limit: number | undefined; chosen: number | undefined };

function Drawing({ points, limit, chosen }: DrawingProps) {
  const top = topOf(points, limit);
  const steps = points.length;
  const value = chosen === undefined ? undefined : points[chosen];
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {runsOf(points).map((run) => {
        const line = linePath(run, steps, top);
        const end = xOf(run.from + Math.max(run.values.length - 1, 0.5), steps);
        return (
          <g key={run.from}>
            <path
              className={classes.area}
              d={`${line}L${end.toFixed(1)} ${chartHeight}L${xOf(run.from, steps).toFixed(1)} ${chartHeight}Z`}
            />
            <path className={classes.line} d={line} />
          </g>
        );
      })}
      {limit !== undefined && (
        <line className={classes.limit} x1={0} x2={chartWidth} y1={yOf(limit, top)} y2={yOf(limit, top)} />
      )}
      {chosen !== undefined && value !== null && value !== undefined && (
        <line className={classes.chosen} x1={xOf(chosen, steps)} x2={xOf(chosen, steps)} y1={0} y2={chartHeight} />
      )}
    </svg>
  );
}
