import type { IconHome } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './block.module.css';

type Props = { icon: typeof IconHome; heading: string; aside?: ReactNode; children: ReactNode };

/** One card of the first page: what it is about in a quiet line, then the thing itself. */
export const Block = ({ icon: Icon, heading, aside, children }: Props) => (
  <section className={`${classes.block} flex column shrinkable card`}>
    <header className={`${classes.head} row gap-8 muted`}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <h2 className="text-14 semibold letters-0">{heading}</h2>
      {aside && <div className="push-end">{aside}</div>}
    </header>
    {children}
  </section>
);
