import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

type Props = { heading: string; lead?: string; children: ReactNode };

export function Card({ heading, lead, children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.content}>{children}</div>
    </section>
  );
}
