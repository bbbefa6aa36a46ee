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
    <div className={classes.title}>
      <h1>{title}</h1>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
    {lead && <p className={classes.lead}>{lead}</p>}
    {children}
  </header>
);
