import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { StatusTone } from './status-badge.tsx';
import classes from './status-word.module.css';

export type StatusLook = { tone: StatusTone; icon: Icon };

type Props = StatusLook & { isSmall?: boolean; children: ReactNode };

/** How far something is: word, shape and colour say the same, so that any of them may be missed. */
export const StatusWord = ({ tone, icon: Icon, isSmall = false, children }: Props) => (
  <span
    className={`${classes.status} inline-row gap-8 text-14 medium`}
    data-tone={tone}
    data-small={isSmall || undefined}
  >
    <Icon size={isSmall ? 16 : 18} stroke={1.75} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
