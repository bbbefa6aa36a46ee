import type { CartLine, ReturnableRow, ShownCart } from '#capabilities/cart/index.ts';
import type { Minor } from '#platform/money.ts';

export type ChangedPrice = { sku: string; oldMinor: Minor | undefined; newMinor: Minor | undefined };

export type ChangedDeposit = { returnable: ReturnableRow['returnable']; oldMinor: Minor; newMinor: Minor };

/** Why what would be placed is not what was shown; nothing where it is. */
export type Difference = {
  code: 'PRICE_CHANGED' | 'CART_CHANGED';
  changes: readonly ChangedPrice[];
  deposits: readonly ChangedDeposit[];
};

/**
 * Compares the cart at this moment's prices with what its owner last saw: by the name they give it, else by the one that
 * was kept at the cart's last change (P8). Prices are told apart from lines by the kept name: it is that of the stored lines.
 */
export function findDifference(shown: ShownCart, named: string | undefined): Difference | undefined {
  const storedHash = shown.cart.shownHash;
  const changes = shown.lines.filter(isPricedAnew).map(toChange);
  const deposits = findChangedDeposits(shown);
  const isPricedDifferently = changes.length > 0 || deposits.length > 0;
  const seen = named ?? storedHash;
  if (seen === undefined) return isPricedDifferently ? { code: 'PRICE_CHANGED', changes, deposits } : undefined;
  if (seen === shown.shownHash) return undefined;
  return seen === storedHash || isPricedDifferently
    ? { code: 'PRICE_CHANGED', changes, deposits }
    : { code: 'CART_CHANGED', changes: [], deposits: [] };
}

/** Each container once, however many lines it is lent with. */
function findChangedDeposits({ cart, returnables }: ShownCart): ChangedDeposit[] {
  const containers = new Map(returnables.map(({ returnable }) => [returnable.sku, returnable]));
  return [...containers.values()].flatMap((returnable) => {
    const oldMinor = cart.shownDeposits?.[returnable.sku];
    const isSame = oldMinor === undefined || oldMinor === returnable.unitMinor;
    return isSame ? [] : [{ returnable, oldMinor, newMinor: returnable.unitMinor }];
  });
}

/** Where a line's last change found no price and there is one now, it differs, too. */
const isPricedAnew = ({ item, unitMinor }: CartLine): boolean => item.unitMinor !== unitMinor;

const toChange = ({ item, unitMinor }: CartLine): ChangedPrice => ({
  sku: item.sku,
  oldMinor: item.unitMinor,
  newMinor: unitMinor,
});
