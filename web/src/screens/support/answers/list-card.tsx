import { type ReactNode, useId } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import classes from './list-card.module.css';

type Props = { heading: string; count?: number | undefined; children: ReactNode };

/** Rows under a heading that says how many there are, where that tells something. */
export function ListCard({ heading, count, children }: Props) {
  const id = useId();
  const language = useLanguage();
  return (
    <section className={`${classes.card} card clip`} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="text-17">
          {heading}
        </h2>
        {count !== undefined && <span className="size-14 muted tabular">{formatNumber(language, count)}</span>}
      </div>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}
