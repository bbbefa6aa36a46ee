import type { OrderReference } from '@dray/contract/cart/reference-fields.ts';
import type { Minor } from '#platform/money.ts';
import type { Coupon } from './coupon.model.ts';

/** One active cart a person; `ordered` is frozen for ever, `saved` waits, `deleted` can be taken back for a while. */
export type CartState = 'active' | 'ordered' | 'saved' | 'deleted';

/** Where a cart may go from each; the database holds the same rows and refuses any other step. */
export const cartTransitions: Readonly<Record<CartState, readonly CartState[]>> = {
  active: ['ordered', 'saved', 'deleted'],
  saved: ['active', 'deleted'],
  deleted: ['saved'],
  ordered: [],
};

/** Packs, layers and pallets add up (T61). */
export type LineAmount = { quantity: number; layers: number; pallets: number };

export type CartItem = LineAmount & {
  id: string;
  position: number;
  sku: string;
  /** What was chosen of a bundle, sorted and joined by commas (`option` or `option:quantity`); empty for a simple product. */
  optionsKey: string;
  /** Net price of one pack when the line was last changed. */
  unitMinor: Minor | undefined;
};

/** What is said about a delivery; each may still be missing. */
export type DeliveryFields = {
  shipToId: string | undefined;
  transportType: string | undefined;
  deliveryDate: string | undefined;
  reference: OrderReference;
  paymentMethod: string | undefined;
};

export type ShownDeposits = Readonly<Record<string, Minor>>;

/** A cart as it is stored. */
export type Cart = DeliveryFields & {
  id: string;
  uid: string;
  state: CartState;
  version: number;
  /** Of everything that was shown when the cart was last changed. */
  shownHash: string | undefined;
  /** What one of each container cost then, by its sku; absent in carts from before this was kept. */
  shownDeposits: ShownDeposits | undefined;
  changedAt: Date;
  savedAt: Date | undefined;
  items: readonly CartItem[];
  /** One at most; a list, because the wire has one. */
  coupons: readonly Coupon[];
  /** Whether its owner has accepted the Master Purchase Agreement in force (T48). */
  isAgreementAccepted: boolean;
};

/** A person's working cart is bounded, so that no change of it can become slow. */
export const maxLines = 200;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Anything else cannot be a cart, and must not reach the database. */
export const isCartId = (text: string): boolean => uuid.test(text);
