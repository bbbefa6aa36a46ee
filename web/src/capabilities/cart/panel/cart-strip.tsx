import { lazy } from 'react';
import { Later } from '#ui/page/later.tsx';
import { loadCartPartLater } from '../part/load-cart-part.ts';
import classes from './cart-strip.module.css';

const LoadStrip = lazy(() => loadCartPartLater(() => import('../load/load-strip.tsx')));

/** The vehicle above a dense list, where the panel is folded for the room it takes. */
export const CartStrip = () => (
  <div className={`${classes.strip} card`}>
    <Later>
      <LoadStrip />
    </Later>
  </div>
);
