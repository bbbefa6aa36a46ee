import type { ComponentProps } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { laterPart } from '#platform/later-part.ts';
import classes from './months-chart.module.css';
import type { MonthsChart } from './months-chart.tsx';

const useMonthsChart = laterPart(() =>
  loadChunk(async () => ({ default: (await import('./months-chart.tsx')).MonthsChart })),
);

/** The library that draws comes after the figures, into the room that is kept for it. */
export function LazyMonthsChart(props: ComponentProps<typeof MonthsChart>) {
  const Chart = useMonthsChart();
  return <div className={classes.room}>{Chart && <Chart {...props} />}</div>;
}
