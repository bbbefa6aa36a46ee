import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

type Props = { children: ReactNode; below: ReactNode };

/** A cell in which the second thing is read with the first. */
export const TwoLines = ({ children, below }: Props) => (
  <>
    <span className={classes.line}>{children}</span>
    <span className={classes.below}>{below}</span>
  </>
);

/** What is below a row's name. */
export const BelowName = ({ children }: { children: ReactNode }) => <span className={classes.below}>{children}</span>;
