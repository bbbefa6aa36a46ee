import type { ReactNode } from 'react';
import { formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import classes from './progress-bar.module.css';

type Props = {
  /** What goes on. */
  label: string;
  value: number;
  max: number;
  /** How far it is, in words. */
  children: ReactNode;
};

/** How far something is that ends by itself. It shows what was counted and never runs ahead. */
export function ProgressBar({ label, value, max, children }: Props) {
  const language = useLanguage();
  const share = max > 0 ? Math.min(value / max, 1) : 0;
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        className={classes.track}
      >
        <span className={classes.fill} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className={classes.words}>
        <span>{children}</span>
        <span className="muted">{formatPercent(language, Math.floor(share * 100) / 100)}</span>
      </p>
    </div>
  );
}
