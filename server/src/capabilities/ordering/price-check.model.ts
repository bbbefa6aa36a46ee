import type { CartLine, ShownCart } from '#capabilities/cart/index.ts';
import type { Minor } from '#platform/money.ts';

export type ChangedPrice = { sku: string; oldMinor: Minor | undefined; newMinor: Minor | undefined };

/** Why what would be placed is not what was shown; nothing where it is. */
export type Difference = { code: 'PRICE_CHANGED' | 'CART_CHANGED'; changes: readonly ChangedPrice[] };

/**
 * Compares the cart at this moment's prices with what its owner last saw: by the name he gives it, else by the one that
 * was kept at the cart's last change (P8). Prices are told from lines by the kept name: it is that of the stored lines.
 */
export function findDifference(shown: ShownCart, named: string | undefined): Difference | undefined {
  const kept = shown.cart.shownHash;
  const changes = shown.lines.filter(isPricedAnew).map(toChange);
  const seen = named ?? kept;
  if (seen === undefined) return changes.length > 0 ? { code: 'PRICE_CHANGED', changes } : undefined;
  if (seen === shown.shownHash) return undefined;
  return seen === kept || changes.length > 0
    ? { code: 'PRICE_CHANGED', changes }
    : { code: 'CART_CHANGED', changes: [] };
}

/** Where a line's last change found no price and there is one now, it differs, too. */
const isPricedAnew = ({ item, unitMinor }: CartLine): boolean => item.unitMinor !== unitMinor;

const toChange = ({ item, unitMinor }: CartLine): ChangedPrice => ({
  sku: item.sku,
  oldMinor: item.unitMinor,
  newMinor: unitMinor,
});
