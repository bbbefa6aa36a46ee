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
    <section className={`${classes.card} card`} aria-labelledby={id}>
      <div className="row wrap between gap-8-16">
        <h2 id={id} className="text-17">
          {heading}
        </h2>
        {actions}
      </div>
      {lead && <p className="text-15 muted">{lead}</p>}
      <div className="mt-16">{children}</div>
    </section>
  );
}
