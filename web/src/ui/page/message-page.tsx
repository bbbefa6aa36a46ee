import type { ReactNode } from 'react';
import classes from './message-page.module.css';

type Props = {
  icon: ReactNode;
  eyebrow?: string;
  heading: string;
  /** Two, where the page has a heading of its own already. */
  headingLevel?: 1 | 2;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A page that has one thing to say: what happened, why, and the way on. */
export const MessagePage = ({ icon, eyebrow, heading, headingLevel = 1, children, actions }: Props) => (
  <section className={classes.page}>
    <span className={classes.icon}>{icon}</span>
    {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
    {headingLevel === 1 ? <h1>{heading}</h1> : <h2>{heading}</h2>}
    {children && <div className={classes.text}>{children}</div>}
    {actions && <div className={classes.actions}>{actions}</div>}
  </section>
);
