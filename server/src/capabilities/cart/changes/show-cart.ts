import { hash } from 'node:crypto';
import type { Cart } from '../rules/cart.model.ts';
import { type CartContext, type CartLine, type PricedCart, priceCart } from '../rules/priced-cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { type ContextOf, openContext } from './cart-context.ts';
import { withShipTo } from './settle-cart.ts';

/** A priced cart under the name that stands for all that is shown of it. */
export type ShownCart = PricedCart & { shownHash: string };

/** The cart at this moment's prices; nothing is changed. */
export async function showCart(
  deps: CartDeps,
  shopper: Shopper,
  stored: Cart,
  contextOf: ContextOf = openContext(deps, shopper, undefined),
): Promise<ShownCart> {
  const { cart, terms } = await withShipTo(deps, shopper, stored);
  return toShown(deps, priceCart(cart, await contextOf(cart, terms)), stored);
}

/** `stored` is the cart as the database has it or will have it: what headers would fill in was not shown. */
export function toShown({ hints }: Pick<CartDeps, 'hints'>, priced: PricedCart, stored: Cart): ShownCart {
  keepHint(hints, priced.cart, priced.context);
  return { ...priced, shownHash: shownHashOf(priced, stored) };
}

const keepHint = (hints: CartDeps['hints'], cart: Cart, { terms }: CartContext): void =>
  hints.keep(cart.id, { shipToId: cart.shipToId ?? terms?.shipTo.id, skus: cart.items.map(({ sku }) => sku) });

/**
 * Stands for everything that a person was shown and that an order would contain: two carts that differ in any of it differ
 * here. Order number and note are their own words and may still come with the placing, so they are not part of it; the
 * delivery is taken as stored, because what headers would fill in was not shown either.
 */
export function shownHashOf(
  priced: PricedCart,
  stored: Pick<Cart, 'shipToId' | 'transportType' | 'deliveryDate'>,
): string {
  const { lines, returnables, coupons, totals, context } = priced;
  const shown = [
    lines.map(lineOf).sort(),
    returnables
      .map((row) => `${row.parentSku ?? ''}|${row.returnable.sku}|${row.unitsThousandths}|${row.totalMinor}`)
      .sort(),
    coupons.map(({ coupon, discountMinor }) => `${coupon.code}|${discountMinor}`),
    totals.taxes,
    [totals.goodsMinor, totals.discountMinor, totals.depositMinor, totals.grandWithTaxMinor],
    context.currency,
    [stored.shipToId ?? '', stored.transportType ?? '', stored.deliveryDate ?? ''],
  ];
  return hash('sha256', JSON.stringify(shown)).slice(0, 32);
}

const lineOf = ({ item, packs, unitMinor, netMinor, discountMinor, parts }: CartLine): string =>
  [
    item.sku,
    item.optionsKey,
    item.quantity,
    item.layers,
    item.pallets,
    packs,
    unitMinor ?? '',
    netMinor,
    discountMinor,
    ...parts.map((part) => `${part.optionId}*${part.packsPerBundle}*${part.unitMinor ?? ''}`),
  ].join('|');
