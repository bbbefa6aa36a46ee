import type { ReactNode } from 'react';
import classes from './card-page.module.css';
import { Wordmark } from './wordmark.tsx';

/** A page without the portal around it: the name, and one card that says what there is to say. */
export const CardPage = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={`${classes.page} row column justify-center gap-24`}>
    <header>
      <Wordmark name={name} />
    </header>
    <main id="main" className={`${classes.card} card`}>
      {children}
    </main>
  </div>
);
