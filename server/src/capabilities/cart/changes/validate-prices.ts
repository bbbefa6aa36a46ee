import { noReference } from '@dray/contract/cart/reference-fields.ts';
import type { Minor } from '#platform/money.ts';
import type { Cart } from '../rules/cart.model.ts';
import { packsOf } from '../rules/line-amount.model.ts';
import { priceLine, type Shop } from '../rules/priced-line.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { openContext } from './cart-context.ts';
import { withShipTo } from './settle-cart.ts';

/** A price as somebody believes it to be; any figure at all. */
export type BelievedPrice = { sku: string; packs: number; price: number };

/** Where today's price is another; without one it cannot be had at all. */
export type ChangedPrice = { sku: string; believed: number; newMinor: Minor | undefined };

/**
 * Compares what the caller was shown with what they would pay now for that many packs (K11). Their prices are only compared
 * with, never taken. The ship-to of their cart decides.
 */
export async function validatePrices(
  deps: CartDeps,
  shopper: Shopper,
  believed: readonly BelievedPrice[],
): Promise<ChangedPrice[]> {
  const active = await deps.carts.findActiveCart(shopper.caller.uid);
  const settled = active && (await withShipTo(deps, shopper, active));
  const cart = settled?.cart;
  const contextOf = openContext(
    deps,
    shopper,
    undefined,
    believed.map(({ sku }) => sku),
  );
  const context = await contextOf({ shipToId: cart?.shipToId, reference: noReference, items: [] }, settled?.terms);
  return believed.flatMap(({ sku, packs, price }) => {
    const newMinor = priceLine(lineFor(cart, sku, packs, context), context).unitMinor;
    return newMinor === Math.round(price * 100) ? [] : [{ sku, believed: price, newMinor }];
  });
}

/** Of a bundle, as it was chosen in the cart: the line of that many, else the first. */
function lineFor(cart: Cart | undefined, sku: string, packs: number, { goods }: Shop): Cart['items'][number] {
  const product = goods.findProduct(sku);
  const lines = cart?.items.filter((item) => item.sku === sku) ?? [];
  const line = lines.find((item) => product && packsOf(product, item) === packs) ?? lines[0];
  const quantity = Math.max(packs, 1);
  return {
    id: '',
    position: 1,
    sku,
    optionsKey: line?.optionsKey ?? '',
    quantity,
    layers: 0,
    pallets: 0,
    unitMinor: undefined,
  };
}
