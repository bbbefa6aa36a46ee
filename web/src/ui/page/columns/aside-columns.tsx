import type { ReactNode } from 'react';
import classes from './aside-columns.module.css';

type Props = {
  /** What one reads. */
  children: ReactNode;
  /** What belongs to it, in a column of its own; below it where there is no room beside. */
  aside: ReactNode;
};

/** A page with one thing to read and smaller ones that go with it. */
export const AsideColumns = ({ children, aside }: Props) => (
  <div className={classes.columns}>
    <div className="shrinkable">{children}</div>
    <div className="grid shrinkable gap-16">{aside}</div>
  </div>
);
