import type { IconHome } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import card from './card.module.css';
import classes from './card-frame.module.css';

type Props = { icon: typeof IconHome; heading: string; aside?: ReactNode; children: ReactNode };

/** A card of the cart around a block that is on other screens, too. */
export const CardFrame = ({ icon: Icon, heading, aside, children }: Props) => (
  <section className={`${card.card} ${classes.frame}`}>
    <header className={classes.head}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <h2 className={card.heading}>{heading}</h2>
      {aside && <div className={classes.aside}>{aside}</div>}
    </header>
    {children}
  </section>
);
