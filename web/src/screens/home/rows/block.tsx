import type { IconHome } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './block.module.css';

type Props = { icon: typeof IconHome; heading: string; aside?: ReactNode; children: ReactNode };

/** One card of the first page: what it is about in a quiet line, then the thing itself. */
export const Block = ({ icon: Icon, heading, aside, children }: Props) => (
  <section className={classes.block}>
    <header className={classes.head}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <h2 className={classes.heading}>{heading}</h2>
      {aside && <div className={classes.aside}>{aside}</div>}
    </header>
    {children}
  </section>
);
