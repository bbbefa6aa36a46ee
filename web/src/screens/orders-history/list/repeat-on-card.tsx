import { RepeatButton } from '#capabilities/cart/index.ts';
import type { OrderRow } from '#capabilities/ordering/index.ts';
import type { OrderActions } from '../actions/order-actions.ts';
import classes from './row-actions.module.css';

/** The one thing that is done with an order from the list of a phone; all others are on its page. */
export const RepeatOnCard = ({ order, actions }: { order: OrderRow; actions: OrderActions }) =>
  actions.repeating && (
    <RepeatButton
      orderNumber={order.orderNumber}
      repeating={actions.repeating}
      isIconOnly
      variant="quiet"
      className={classes.repeat}
    />
  );
