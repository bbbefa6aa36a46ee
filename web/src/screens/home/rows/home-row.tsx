import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './home-row.module.css';

type Props = {
  icon?: Icon;
  tone?: 'danger' | 'warning' | 'info' | undefined;
  /** The link that the whole row is. */
  name: ReactNode;
  detail: ReactNode;
  end?: ReactNode;
};

export const HomeRows = ({ children }: { children: ReactNode }) => <ul className="grid">{children}</ul>;

/** One thing that may be dealt with now: what it is, a fact or two, and what it comes to. */
export const HomeRow = ({ icon: IconOf, tone, name, detail, end }: Props) => (
  <li className={classes.row} data-tone={tone}>
    {IconOf && <IconOf size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />}
    <span className={`${classes.name} size-14 line-24 semibold anywhere`}>{name}</span>
    {end && <span className="text-14 semibold tabular nowrap text-end">{end}</span>}
    <span className={`${classes.detail} text-13 muted`}>{detail}</span>
  </li>
);
