import type { ReactNode } from 'react';
import classes from './page-head.module.css';

type Props = {
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** Links to the neighbours of this screen. */
  children?: ReactNode;
};

/** The top of a screen: what it is and what can be done with all of it. It never waits for what is below. */
export const PageHead = ({ title, lead, actions, children }: Props) => (
  <header className={classes.head} data-print="no">
    <div className="row wrap between gap-8-16 touch">
      <h1>{title}</h1>
      {actions && <div className="flex wrap gap-8">{actions}</div>}
    </div>
    {lead && <p className="muted">{lead}</p>}
    {children}
  </header>
);
