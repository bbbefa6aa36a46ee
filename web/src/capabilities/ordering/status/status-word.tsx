import type { ReactNode } from 'react';
import type { StatusFace } from './status-faces.ts';
import classes from './status-word.module.css';

type Props = StatusFace & { isSmall?: boolean; children: ReactNode };

/** How far something is: word, shape and colour say the same, so that any of them may be missed. */
export const StatusWord = ({ tone, icon: Icon, isSmall = false, children }: Props) => (
  <span className={classes.status} data-tone={tone} data-small={isSmall || undefined}>
    <Icon size={isSmall ? 16 : 18} stroke={1.75} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
