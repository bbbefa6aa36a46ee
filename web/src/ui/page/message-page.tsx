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
  <section className={`${classes.page} row column gap-12 text-center`}>
    <span className={classes.icon}>{icon}</span>
    {eyebrow && <p className={`${classes.eyebrow} text-13 heavy muted`}>{eyebrow}</p>}
    {headingLevel === 1 ? <h1>{heading}</h1> : <h2>{heading}</h2>}
    {children && <div className="grid gap-8 muted pretty">{children}</div>}
    {actions && <div className={`${classes.actions} flex wrap justify-center gap-8 mt-12`}>{actions}</div>}
  </section>
);
