import { useId } from 'react';
import classes from './meter.module.css';

type Mark = { at: number; label: string };

type Props = {
  label: string;
  value: number;
  max: number;
  /** The value in words, with its unit: what is read out and is beside the name. */
  text: string;
  tone?: 'under' | 'ok' | 'over';
  /** Amounts that mean something, such as the next step of a bonus. */
  marks?: readonly Mark[];
  /** Two lines in all: the bar is beside the value, below the name. */
  isLow?: boolean;
};

/** How much of something there is, of how much there may be. The words say it; the bar shows it. */
export function Meter({ label, value, max, text, tone = 'ok', marks = [], isLow = false }: Props) {
  const id = useId();
  const share = (amount: number) => `${Math.min(100, Math.max(0, max > 0 ? (amount / max) * 100 : 0))}%`;
  return (
    <div className={`${classes.meter} grid`} data-low={isLow || undefined}>
      <p className={`${classes.words} flex wrap between gap-4-12 text-15`}>
        <span id={id}>{label}</span>
        <strong>{text}</strong>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the browser's own meter takes neither our colours nor marks. */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
        className={classes.track}
      >
        <span className={classes.fill} data-tone={tone} style={{ inlineSize: share(value) }} />
        {marks.map(({ at, label: name }) => (
          <span key={at} className={classes.mark} style={{ insetInlineStart: share(at) }} title={name} />
        ))}
      </div>
    </div>
  );
}
