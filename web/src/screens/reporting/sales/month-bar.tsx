import type { BarShapeProps } from 'recharts';
import type { ReportMonth } from '#capabilities/reporting/index.ts';
import classes from './months-chart.module.css';

type Props = { kind: 'now' | 'before'; hatch?: string } & Partial<BarShapeProps>;

/** What the library knows of the bar it draws, besides its place. */
type Drawn = { month?: ReportMonth };

export function MonthBar({ kind, hatch, x, y, width, height, ...rest }: Props) {
  const { month } = (rest as { payload?: Drawn }).payload ?? {};
  const isRunning = kind === 'now' && month?.isRunning;
  const [left, top, wide, high] = [x, y, width, height].map(Number);
  if (!high || high <= 0 || !wide) return null;
  return (
    <rect
      x={left}
      y={top}
      width={wide}
      height={high}
      rx={2}
      className={isRunning ? classes.running : classes[kind]}
      {...(isRunning && hatch ? { fill: `url(#${hatch})` } : {})}
    />
  );
}
