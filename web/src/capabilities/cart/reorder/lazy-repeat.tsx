import { lazy } from 'react';
import { Later } from '#ui/page/later.tsx';
import type { BlockProps } from '../part/block-frame.ts';
import { loadCartPart } from '../part/load-cart-part.ts';
import type { Cart } from '../queries/active-cart.queries.ts';
import classes from './lazy-repeat.module.css';

const Block = lazy(() => loadCartPart(() => import('./repeat-block.tsx'), 'reorder'));
const Panel = lazy(() => loadCartPart(() => import('./repeated-panel.tsx'), 'reorder'));

/** For the first page: nothing where nothing was ordered yet. Only for those who may see orders and order there. */
export const RepeatBlock = (props: BlockProps) => (
  <Later fallback={<div className={classes.room} data-coming />}>
    <Block key={props.shipToId} {...props} />
  </Later>
);

/** Above the cart, once an order was repeated into it. */
export const RepeatedPanel = ({ orderNumber, cart }: { orderNumber: string; cart: Cart }) => (
  <Later>
    <Panel key={orderNumber} orderNumber={orderNumber} cart={cart} />
  </Later>
);
