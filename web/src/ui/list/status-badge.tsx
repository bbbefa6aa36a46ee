import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

type Props = { tone: 'success' | 'neutral'; icon: ReactNode; children: string };

/** A state in word, shape and colour, so that any one of them may be missed. */
export const StatusBadge = ({ tone, icon, children }: Props) => (
  <span className={classes.badge} data-tone={tone}>
    {icon}
    {children}
  </span>
);
