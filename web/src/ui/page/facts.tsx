import type { ReactNode } from 'react';
import classes from './facts.module.css';

type FactsProps = {
  /** Two beside each other, or as many as there is room for, or each below the other. */
  columns?: 'auto' | 'two' | 'one';
  children: ReactNode;
};

export const Facts = ({ columns = 'auto', children }: FactsProps) => (
  <dl className={`${classes.facts} grid content-start text-15`} data-columns={columns}>
    {children}
  </dl>
);

type FactProps = {
  label: string;
  isWide?: boolean;
  /** What is said where nothing is known; without it the fact is drawn empty. */
  none?: string;
  children: ReactNode;
};

/** One thing that is known: its name in small, itself below. */
export const Fact = ({ label, isWide = false, none, children }: FactProps) => (
  <div data-wide={isWide || undefined}>
    <dt>{label}</dt>
    <dd>{children || (none && <span className="muted">{none}</span>)}</dd>
  </div>
);
