import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type StatusTone = 'success' | 'warning' | 'info' | 'danger' | 'neutral';

type Props = { tone: StatusTone; icon: ReactNode; children: string };

/** A state in word, shape and colour, so that any one of them may be missed. */
export const StatusBadge = ({ tone, icon, children }: Props) => (
  <span className={`${classes.badge} inline-row gap-6 text-13 semibold`} data-tone={tone}>
    {icon}
    {children}
  </span>
);
