import { type ReactNode, useId } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import classes from './list-card.module.css';

type Props = { heading: string; count: number; children: ReactNode };

/** Rows under a heading that says how many there are. */
export function ListCard({ heading, count, children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>
          {heading}
        </h2>
        <span className={classes.count}>{formatNumber(useLanguage(), count)}</span>
      </div>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}
