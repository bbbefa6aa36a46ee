import type { ReactNode } from 'react';
import classes from './thumb-bar.module.css';

type Props = {
  label: string;
  /** Nothing else on the page does the same: in a window too low for a bar it is in the page itself. */
  isOnly?: boolean;
  children: ReactNode;
};

/** On a phone what matters most of a page stays above the thumb, over the bar of destinations (3.2); elsewhere there is none. */
export function ThumbBar({ label, isOnly = false, children }: Props) {
  return (
    <section
      className={classes.bar}
      aria-label={label}
      data-print="no"
      data-thumb-bar=""
      data-only={isOnly || undefined}
    >
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
