import type { ReactNode } from 'react';
import classes from './note.module.css';

type Props = {
  tone: 'warning' | 'danger' | 'info';
  icon: ReactNode;
  children: ReactNode;
  /** Announced at once to those who do not see it come. */
  role?: 'status' | 'alert';
};

/** Something that must not be missed, in the place it is about; its icon and its words say the tone, too. */
export const Note = ({ tone, icon, role, children }: Props) => (
  <div className={`${classes.note} grid gap-12 text-15 anywhere`} data-tone={tone} role={role}>
    {icon}
    <div className={classes.words}>{children}</div>
  </div>
);
