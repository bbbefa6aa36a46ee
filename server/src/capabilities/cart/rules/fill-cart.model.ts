import { noReference } from '@dray/contract/cart/reference-fields.ts';
import type { Minor } from '#platform/money.ts';
import { addLines, type WantedLine } from './add-lines.model.ts';
import type { Cart } from './cart.model.ts';
import { calendarOf, refuseDate, transportOf } from './delivery-date.model.ts';
import type { Finding, LineResult } from './finding.model.ts';
import { isShipToClosed } from './obstacles.model.ts';
import type { CartContext } from './priced-cart.model.ts';

/** A line as it was ordered then. */
export type EarlierLine = WantedLine & {
  name: string;
  packFormat: string;
  packs: number;
  /** Net price of one pack. */
  unitMinor: Minor;
};

/** What an earlier order brings into a cart; the customer's own number and their note belong to that order alone. */
export type EarlierOrder = {
  shipToId: string;
  transportType: string;
  deliveryDate: string;
  lines: readonly EarlierLine[];
};

/** Onto what the cart holds, or in its place. */
export type FillMode = 'add' | 'replace';

/** The cart as it would become; with `refused` it stays as it is. */
export type Filling = { cart: Cart; results: readonly LineResult[]; refused: Finding | undefined };

export type FillPlan = { mode: FillMode; context: CartContext; newId: () => string };

/** Goods as then at this moment's prices. Lines that cannot be had leave the others alone (T107). */
export function planFilling(cart: Cart, earlier: EarlierOrder, { mode, context, newId }: FillPlan): Filling {
  const refuse = (refused: Finding, results: readonly LineResult[] = []): Filling => ({ cart, results, refused });
  if (!context.terms) return refuse({ code: 'SHIP_TO_NOT_FOUND' });
  if (isShipToClosed(context.terms)) return refuse({ code: 'SHIP_TO_SUSPENDED' });
  if (mode === 'add' && isForAnotherShipTo(cart, earlier)) return refuse({ code: 'REORDER_OTHER_SHIP_TO' });

  const target = deliveredTo(isReplaced(cart, mode) ? emptied(cart, newId()) : cart, earlier, context);
  const { items, results } = addLines(target, earlier.lines, context, newId);
  if (results.every(({ status }) => status === 'refused'))
    return refuse({ code: 'REORDER_NOT_POSSIBLE', path: ['orderNumber'] }, results);
  return { cart: { ...target, items }, results, refused: undefined };
}

/** Lines of two ship-tos cannot be in one cart; an empty one goes along. */
export const isForAnotherShipTo = ({ items, shipToId }: Cart, earlier: EarlierOrder): boolean =>
  items.length > 0 && shipToId !== undefined && shipToId !== earlier.shipToId;

export const isReplaced = ({ items }: Cart, mode: FillMode): boolean => mode === 'replace' && items.length > 0;

const emptied = (cart: Cart, id: string): Cart => ({
  ...cart,
  id,
  version: 0,
  transportType: undefined,
  deliveryDate: undefined,
  reference: noReference,
  shownHash: undefined,
  shownDeposits: undefined,
  savedAt: undefined,
  items: [],
  coupons: [],
});

/** What the cart has of its own stays as far as the ship-to allows it; else it is as it was then, else the next there is. */
function deliveredTo(cart: Cart, earlier: EarlierOrder, { terms, now }: CartContext): Cart {
  if (!terms) return cart;
  const isOffered = (type: string | undefined) => terms.transports.some(({ transportType }) => transportType === type);
  const transport = transportOf(terms, [cart.transportType, earlier.transportType].find(isOffered));
  const isOpen = (date: string | undefined) =>
    transport !== undefined && date !== undefined && !refuseDate(terms, transport, now, date);
  const earliest = transport && calendarOf(terms, transport, now).earliest();
  // A day that was chosen and is over now is reported by the cart itself: nobody takes it away from a cart with goods.
  const isKept = cart.items.length > 0 && cart.deliveryDate !== undefined;
  const { paymentMethod } = cart;
  return {
    ...cart,
    shipToId: terms.shipTo.id,
    transportType: transport?.transportType,
    deliveryDate: isKept ? cart.deliveryDate : [cart.deliveryDate, earlier.deliveryDate, earliest].find(isOpen),
    paymentMethod: paymentMethod && terms.paymentMethods.includes(paymentMethod) ? paymentMethod : undefined,
  };
}
