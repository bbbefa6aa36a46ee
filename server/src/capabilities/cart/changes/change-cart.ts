import { Refusal } from '#platform/refusal.ts';
import type { Cart, CartItem, CartState } from '../rules/cart.model.ts';
import { isCartId } from '../rules/cart-id.model.ts';
import type { Finding } from '../rules/finding.model.ts';
import type { LineResult } from '../rules/line-result.model.ts';
import { isShipToClosed } from '../rules/obstacles.model.ts';
import { priceCart, type Surroundings } from '../rules/priced-cart.model.ts';
import { priceLine } from '../rules/priced-line.model.ts';
import { depositsIn } from '../rules/returnables.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { findSurroundings, type KnownPrices } from './find-surroundings.ts';
import { speaksForAnother, withHeaders, withItsShipTo } from './settle-cart.ts';
import { readWithPrices, type ShownCart, toShown } from './show-cart.ts';

/** What a change comes to: the same cart object means that nothing is written. */
export type Decision = { cart: Cart; findings?: readonly Finding[]; lineResults?: readonly LineResult[] };

export type CartChange = { shown: ShownCart; findings: readonly Finding[]; lineResults: readonly LineResult[] };

export type Intent = {
  /** Skus that the change will need prices for. */
  wanted?: readonly string[];
  /** Allowed though the call speaks for another outlet, or the place is closed: what leads away from there. */
  fromAnywhere?: boolean;
  decide: (cart: Cart, surroundings: Surroundings) => Decision | Promise<Decision>;
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
  const { cart: stored, known } = await readWithPrices(deps, shopper, cartId, locking, wanted);
  if (!stored) throw new Refusal('CART_GONE');

  const cart = await withItsShipTo(deps, shopper, stored);
  if (!fromAnywhere && speaksForAnother(shopper, cart))
    return unchanged(deps, shopper, cart, stored, known, 'OUTLET_DIFFERS');
  const filled = await withHeaders(deps, shopper, cart);
  const surroundings = await findSurroundings(deps, shopper, filled, wanted, known);
  if (!fromAnywhere && isShipToClosed(surroundings.terms))
    return unchanged(deps, shopper, cart, stored, known, 'SHIP_TO_SUSPENDED');

  const { cart: next, findings = [], lineResults = [] } = await decide(filled, surroundings);
  if (next === filled) {
    const priced = priceCart(cart, await findSurroundings(deps, shopper, cart, wanted, known));
    return { shown: toShown(deps, priced, stored), findings, lineResults };
  }
  const shown = await write(deps, shopper, stored, next, filled, surroundings);
  return { shown, findings, lineResults };
}

async function unchanged(
  deps: CartDeps,
  shopper: Shopper,
  cart: Cart,
  stored: Cart,
  known: KnownPrices | undefined,
  code: 'OUTLET_DIFFERS' | 'SHIP_TO_SUSPENDED',
): Promise<CartChange> {
  const priced = priceCart(cart, await findSurroundings(deps, shopper, cart, [], known));
  return { shown: toShown(deps, priced, stored), findings: [{ code }], lineResults: [] };
}

async function write(
  deps: CartDeps,
  shopper: Shopper,
  stored: Cart,
  decided: Cart,
  before: Cart,
  surroundings: Surroundings,
): Promise<ShownCart> {
  const { carts, clock } = deps;
  const isSame = decided.shipToId === before.shipToId && decided.customerOrderNumber === before.customerOrderNumber;
  const its = isSame ? surroundings : await findSurroundings(deps, shopper, decided);
  const touched = touchedItems(stored, decided);
  const next: Cart = {
    ...decided,
    version: stored.version + 1,
    changedAt: clock.now(),
    items: atTodaysPrices(decided, its, touched),
  };
  const priced = priceCart(next, its);
  const saved: Cart = { ...next, shownDeposits: depositsIn(priced.returnables) };
  const shown = toShown(deps, { ...priced, cart: saved }, saved);
  const kept = new Set(next.items.map(({ id }) => id));
  const writing = Promise.all([
    carts.saveCart({ ...saved, shownHash: shown.shownHash }),
    carts.saveItems(
      next.id,
      next.items.filter(({ id }) => touched.has(id)),
    ),
    carts.removeItems(
      next.id,
      stored.items.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
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

/** A line that somebody has just changed was shown to him at today's price. */
const atTodaysPrices = (cart: Cart, surroundings: Surroundings, touched: ReadonlySet<string>): CartItem[] =>
  cart.items.map((item) =>
    touched.has(item.id) ? { ...item, unitMinor: priceLine(item, surroundings).unitMinor } : item,
  );

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
