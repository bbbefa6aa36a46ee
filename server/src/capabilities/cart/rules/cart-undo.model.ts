import { noReference } from '@dray/contract/cart/reference-fields.ts';
import type { Cart } from './cart.model.ts';

/** All of a cart that filling it can change; as it is kept, so in plain values. */
export type CartBefore = Pick<
  Cart,
  | 'shipToId'
  | 'transportType'
  | 'deliveryDate'
  | 'reference'
  | 'paymentMethod'
  | 'shownHash'
  | 'shownDeposits'
  | 'items'
>;

export type CartUndo = {
  id: string;
  cartId: string;
  /** Of the filled cart. */
  version: number;
  /** The cart that was saved in its favour; otherwise `before` tells what it held. */
  savedCartId: string | undefined;
  before: CartBefore | undefined;
  createdAt: Date;
};

/** How long a filling can be taken back. */
const undoMs = 60 * 60 * 1_000;

export const isUndoOver = ({ createdAt }: Pick<CartUndo, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > undoMs;

export const beforeOf = (cart: Cart): CartBefore => ({
  shipToId: cart.shipToId,
  transportType: cart.transportType,
  deliveryDate: cart.deliveryDate,
  reference: cart.reference,
  paymentMethod: cart.paymentMethod,
  shownHash: cart.shownHash,
  shownDeposits: cart.shownDeposits,
  items: cart.items,
});

/** Missing values are absent in what was kept, and must not stay as the filling set them. */
export const asBefore = (cart: Cart, before: CartBefore): Cart => ({
  ...cart,
  shipToId: before.shipToId,
  transportType: before.transportType,
  deliveryDate: before.deliveryDate,
  reference: { ...noReference, ...before.reference },
  paymentMethod: before.paymentMethod,
  shownHash: before.shownHash,
  shownDeposits: before.shownDeposits,
  items: before.items,
});
