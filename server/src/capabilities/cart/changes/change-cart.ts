import { Refusal } from '#platform/refusal.ts';
import type { Cart, CartItem, CartState } from '../rules/cart.model.ts';
import { isCartId } from '../rules/cart.model.ts';
import type { Finding, LineResult } from '../rules/finding.model.ts';
import { isShipToClosed } from '../rules/obstacles.model.ts';
import { type CartContext, priceCart } from '../rules/priced-cart.model.ts';
import { priceLine } from '../rules/priced-line.model.ts';
import { depositsIn } from '../rules/returnables.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { openContext } from './cart-context.ts';
import { speaksForAnother, withHeaders, withShipTo } from './settle-cart.ts';
import { type ShownCart, toShown } from './show-cart.ts';

/** What a change comes to: the same cart object means that nothing is written. */
export type Decision = { cart: Cart; findings?: readonly Finding[]; lineResults?: readonly LineResult[] };

export type CartChange = { shown: ShownCart; findings: readonly Finding[]; lineResults: readonly LineResult[] };

export type Intent = {
  /** Skus that the change will need prices for. */
  wanted?: readonly string[];
  /** Allowed though the call speaks for another ship-to, or it is closed: what leads away from there. */
  fromAnywhere?: boolean;
  decide: (cart: Cart, context: CartContext) => Decision | Promise<Decision>;
};

/** Every path to a cart begins here: locked before anything of it is believed. Gone, foreign and unknown are the same. */
export async function lockCart(
  { carts }: Pick<CartDeps, 'carts'>,
  uid: string,
  cartId: string,
  states: readonly CartState[],
): Promise<Cart> {
  const cart = isCartId(cartId) ? await carts.lockCart(uid, cartId) : undefined;
  if (!cart || !states.includes(cart.state)) throw new Refusal('CART_GONE');
  return cart;
}

/** Locks, decides on what is true now, prices the outcome and writes it; the answer is what the next reader would see. */
export async function changeCart(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string,
  intent: Intent,
): Promise<CartChange> {
  const { wanted = [], fromAnywhere = false, decide } = intent;
  const locking = lockCart(deps, shopper.caller.uid, cartId, ['active']);
  const contextOf = openContext(deps, shopper, cartId, wanted);
  const stored = await locking;

  const settled = await withShipTo(deps, shopper, stored);
  const { cart } = settled;
  const unchanged = async (findings: readonly Finding[], lineResults: readonly LineResult[] = []) => ({
    shown: toShown(deps, priceCart(cart, await contextOf(cart, settled.terms)), stored),
    findings,
    lineResults,
  });
  if (!fromAnywhere && speaksForAnother(shopper, cart)) return unchanged([{ code: 'OUTLET_DIFFERS' }]);
  const { cart: filled, terms } = await withHeaders(deps, shopper, settled);
  const context = await contextOf(filled, terms);
  if (!fromAnywhere && isShipToClosed(context.terms)) return unchanged([{ code: 'SHIP_TO_SUSPENDED' }]);

  const { cart: next, findings = [], lineResults = [] } = await decide(filled, context);
  if (next === filled) return unchanged(findings, lineResults);
  const shown = writeCart(deps, stored, next, hasSameContext(next, filled) ? context : await contextOf(next));
  return { shown, findings, lineResults };
}

const hasSameContext = (a: Cart, b: Cart): boolean =>
  a.shipToId === b.shipToId && a.reference.customerOrderNumber === b.reference.customerOrderNumber;

/** Prices a changed cart as it will be shown, and leaves what there is to write to the end of the transaction. */
export function writeCart(deps: CartDeps, stored: Cart, decided: Cart, context: CartContext): ShownCart {
  const { carts, clock } = deps;
  const touched = touchedItems(stored, decided);
  const next: Cart = {
    ...decided,
    version: stored.version + 1,
    changedAt: clock.now(),
    items: atTodaysPrices(decided, context, touched),
  };
  const priced = priceCart(next, context);
  const saved: Cart = { ...next, shownDeposits: depositsIn(priced.returnables) };
  const shown = toShown(deps, { ...priced, cart: saved }, saved);
  const left = new Set(next.items.map(({ id }) => id));
  const writing = Promise.all([
    carts.saveCart({ ...saved, shownHash: shown.shownHash }),
    carts.saveItems(
      next.id,
      next.items.filter(({ id }) => touched.has(id)),
    ),
    carts.removeItems(
      next.id,
      stored.items.flatMap(({ id }) => (left.has(id) ? [] : [id])),
    ),
    ...couponChanges(deps, stored, next),
  ]);
  carts.commitWith(writing);
  return shown;
}

const touchedItems = (stored: Cart, next: Cart): ReadonlySet<string> => {
  const before = new Set<CartItem>(stored.items);
  return new Set(next.items.filter((item) => !before.has(item)).map(({ id }) => id));
};

/** A line that somebody has just changed was shown to them at today's price. */
const atTodaysPrices = (cart: Cart, context: CartContext, touched: ReadonlySet<string>): CartItem[] =>
  cart.items.map((item) => (touched.has(item.id) ? { ...item, unitMinor: priceLine(item, context).unitMinor } : item));

function couponChanges({ carts }: CartDeps, stored: Cart, next: Cart): Promise<void>[] {
  const codes = (cart: Cart) => cart.coupons.map(({ code }) => code);
  return [
    ...codes(stored)
      .filter((code) => !codes(next).includes(code))
      .map((code) => carts.removeCoupon(next.id, code)),
    ...codes(next)
      .filter((code) => !codes(stored).includes(code))
      .map((code) => carts.addCoupon(next.id, code)),
  ];
}
