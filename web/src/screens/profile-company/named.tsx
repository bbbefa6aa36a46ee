import type { ReactNode } from 'react';
import classes from './named.module.css';

type Props = { name: string; facts: readonly string[]; before?: ReactNode; children?: ReactNode };

/** One of a few in a card: its name, and in small what else is known of it. */
export const Named = ({ name, facts, before, children }: Props) => (
  <div className={classes.row}>
    {before}
    <div className={classes.words}>
      <p className="semibold">{name}</p>
      <p className="size-14 muted anywhere">{facts.filter(Boolean).join(' · ')}</p>
    </div>
    {children}
  </div>
);
