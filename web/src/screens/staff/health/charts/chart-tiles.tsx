import type { HealthChart, PortalHealth } from '#capabilities/health/index.ts';
import classes from './chart-tiles.module.css';
import { DayChart } from './day-chart.tsx';
import { useChartWords } from './use-chart-words.ts';

/** Six figures of a day over one axis of time. */
export const ChartTiles = ({ health }: { health: PortalHealth }) => (
  <div className={classes.tiles}>
    {health.charts.map((chart) => (
      <ChartTile key={chart.name} chart={chart} health={health} />
    ))}
  </div>
);

function ChartTile({ chart, health }: { chart: HealthChart; health: PortalHealth }) {
  const words = useChartWords(health);
  const { title, value, below, isBad } = words.tile(chart);
  return (
    <section className={`${classes.tile} card`} aria-label={title}>
      <h2 className="text-14 regular muted">{title}</h2>
      <p className="row align-baseline wrap gap-0-8">
        <strong className={`${classes.value} tabular ${isBad ? 'warning' : ''}`}>{value}</strong>
        {below && <span className="text-14 muted">{below}</span>}
      </p>
      <DayChart
        chart={chart}
        title={title}
        tone={classes[chart.name] ?? ''}
        limit={words.limitOf(chart)}
        format={words.formatOf(chart)}
      />
    </section>
  );
}
