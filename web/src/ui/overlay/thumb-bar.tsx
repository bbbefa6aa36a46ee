import type { ReactNode } from 'react';
import classes from './thumb-bar.module.css';

/** On a phone what matters most of a page stays above the thumb, over the bar of destinations (3.2); elsewhere there is none. */
export function ThumbBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.bar} aria-label={label} data-print="no">
      {children}
    </section>
  );
}

type SumProps = { words: string; sum: string; reason?: string | undefined };

/** What is to be paid, beside the way on; while there is none, why not. */
export function ThumbSum({ words, sum, reason }: SumProps) {
  if (reason)
    return (
      <p className={`${classes.reason} warning`} role="status">
        {reason}
      </p>
    );
  return (
    <p className="text-13 muted" role="status">
      {words}
      <strong className="block text-17 ink tabular nowrap">{sum}</strong>
    </p>
  );
}
