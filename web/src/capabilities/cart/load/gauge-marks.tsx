import type { CSSProperties } from 'react';
import classes from './load-gauge.module.css';

type FlagProps = {
  /** Between 0 and 1 of the bed. */
  at: number;
  text: string | undefined;
};

/** Where the minimum is reached. */
export const Flag = ({ at, text }: FlagProps) => (
  <span className={classes.flag} style={placed(at)} data-end={at > 0.6 || undefined}>
    <span>{text}</span>
  </span>
);

const placed = (at: number): CSSProperties => ({ insetInlineStart: `calc(3px + (100% - 6px) * ${at})` });

/** What is too much is beyond the end, hatched, so that grey says it, too. */
export const Excess = () => (
  <span className={classes.excess}>
    <i />
    <i />
  </span>
);
