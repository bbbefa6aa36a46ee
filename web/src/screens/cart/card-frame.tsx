import type { IconHome } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import card from './card.module.css';

type Props = { icon: typeof IconHome; heading: string; aside?: ReactNode; children: ReactNode };

/** A card of the cart around a block that is on other screens, too. */
export const CardFrame = ({ icon: Icon, heading, aside, children }: Props) => (
  <section className={`${card.card} flex column shrinkable`}>
    <header className="row wrap gap-8 mb-12">
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <h2 className="text-17">{heading}</h2>
      {aside && <div className="push-end">{aside}</div>}
    </header>
    {children}
  </section>
);
