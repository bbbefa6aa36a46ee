import type { ItemToSend } from '#capabilities/erp/index.ts';
import { type Minor, scaled } from '#platform/money.ts';
import type { OrderedOption, OrderLine, OrderReturnable } from './ordering.model.ts';

/** What the ERP has as one item: goods, or one chosen part of a bundle. */
export const itemsToSend = (lines: readonly OrderLine[]): ItemToSend[] =>
  lines.flatMap((line) => (line.options.length === 0 ? [goodsOf(line)] : partsOf(line)));

/** Empties hang below their goods, where the ERP adds them by itself; pallets belong to no line and must be said. */
export const palletsToSend = (returnables: readonly OrderReturnable[]): ItemToSend[] =>
  returnables
    .filter(({ parentSku }) => parentSku === undefined)
    .map(({ lineNo, sku, units, totalMinor }) => itemOf({ lineNo, sku, quantity: units }, totalMinor));

const goodsOf = ({ lineNo, sku, packs, netMinor, discountMinor }: OrderLine): ItemToSend =>
  itemOf({ lineNo, sku, quantity: packs }, netMinor - discountMinor);

/** The bundle's price is shared out by what its parts cost on their own, so that the parts together cost the bundle. */
function partsOf({ options, packs, netMinor, discountMinor }: OrderLine): ItemToSend[] {
  const shares = shareOut(netMinor - discountMinor, options.map(weightOf));
  return options.map(({ lineNo, sku, quantity }, index) =>
    itemOf({ lineNo, sku, quantity: quantity * packs }, shares[index] ?? 0),
  );
}

const weightOf = ({ priceMinor, quantity }: OrderedOption): number =>
  Math.max(1, Math.round((priceMinor ?? 0) * quantity));

const itemOf = (item: Pick<ItemToSend, 'lineNo' | 'sku' | 'quantity'>, netMinor: Minor): ItemToSend => ({
  ...item,
  netMinor,
  // Quantities have three places at most.
  unitMinor: item.quantity > 0 ? scaled(netMinor, 1_000, Math.round(item.quantity * 1_000)) : 0,
});

/** Whole units in proportion; what is left over goes to the first, one each. */
export function shareOut(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / BigInt(total)));
  let rest = amount - shares.reduce((sum, share) => sum + share, 0);
  const step = Math.sign(rest);
  return shares.map((share) => {
    if (rest === 0) return share;
    rest -= step;
    return share + step;
  });
}
