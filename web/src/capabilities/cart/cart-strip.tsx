import { lazy, Suspense } from 'react';
import classes from './cart-strip.module.css';
import { loadCartPartLater } from './load-cart-part.ts';

const LoadStrip = lazy(() => loadCartPartLater(() => import('./load-strip.tsx')));

/** The vehicle above a dense list, where the panel is folded for the room it takes. */
export const CartStrip = () => (
  <div className={classes.strip}>
    <Suspense fallback={null}>
      <LoadStrip />
    </Suspense>
  </div>
);
