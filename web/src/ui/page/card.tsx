import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

type Props = {
  heading: string;
  lead?: string;
  /** What can be done with what the card shows. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of a page of its own, under a heading of its own. */
export function Card({ heading, lead, actions, children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>
          {heading}
        </h2>
        {actions}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.content}>{children}</div>
    </section>
  );
}
