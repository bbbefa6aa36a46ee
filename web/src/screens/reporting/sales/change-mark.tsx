import { formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import classes from './change-mark.module.css';
import { changeOf } from './report-figures.ts';

type Props = { now: number; before: number; format?: (difference: number) => string };

/** How much more or less it is than a year before; sign and arrow say it without the colour. Nothing to compare: a dash. */
export function ChangeMark({ now, before, format }: Props) {
  const language = useLanguage();
  const share = changeOf(now, before);
  // A difference to nothing can be shown, a percentage cannot.
  if (share === undefined && !format) return <span className="muted">–</span>;
  const difference = format ? now - before : Math.round((share ?? 0) * 1_000) / 1_000;
  const text = format ? format(Math.abs(difference)) : formatPercent(language, Math.abs(difference));
  const way = difference > 0 ? 'up' : difference < 0 ? 'down' : 'same';
  return (
    <span className={`${classes.change} size-14 muted tabular nowrap`} data-way={way}>
      <span aria-hidden="true">{arrows[way]}</span> {signs[way]}
      {text}
    </span>
  );
}

const arrows = { up: '▲', down: '▼', same: '=' } as const;
const signs = { up: '+', down: '\u2212', same: '' } as const;
