import { lazy } from 'react';
import { Later } from '#ui/page/later.tsx';
import type { BlockProps } from '../part/block-frame.ts';
import { loadCartPart } from '../part/load-cart-part.ts';
import classes from './lazy-usual.module.css';

const Block = lazy(() => loadCartPart(() => import('./usual-block.tsx'), 'reorder'));

/** Nothing where fewer than four orders are known (T149). Only for those who may see orders and order there. */
export const UsualBlock = (props: BlockProps) => (
  <Later fallback={<div className={classes.room} data-coming />}>
    <Block key={props.shipToId} {...props} />
  </Later>
);
