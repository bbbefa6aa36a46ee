import type { ReactNode } from 'react';
import classes from './facts.module.css';

export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>;

type Props = { label: string; isWide?: boolean; children: ReactNode };

/** One thing that is known of the order: its name in small, itself below. */
export const Fact = ({ label, isWide = false, children }: Props) => (
  <div data-wide={isWide || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
