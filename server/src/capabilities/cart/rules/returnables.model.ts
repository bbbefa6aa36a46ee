import type { Goods, Product, Returnable } from '#capabilities/catalogue/index.ts';
import { type Minor, scaled } from '#platform/money.ts';
import type { ShownDeposits } from './cart.model.ts';
import type { PricedLine } from './priced-line.model.ts';

/** A deposit; a pallet belongs to no line. */
export type ReturnableRow = {
  parentSku: string | undefined;
  returnable: Returnable;
  unitsThousandths: number;
  totalMinor: Minor;
};

/** What is lent with the goods, one row for each article and container; then the pallets, unless stacked by hand (T116). */
export function returnableRows(
  lines: readonly PricedLine[],
  goods: Goods,
  { physicalPallets, handstacked }: { physicalPallets: number; handstacked: boolean },
): ReturnableRow[] {
  const units = new Map<string, { parentSku: string; returnable: Returnable; thousandths: number }>();
  for (const line of lines)
    for (const { product, packs } of goodsOf(line))
      for (const { sku, unitsThousandths } of product.returnables) {
        const returnable = goods.findReturnable(sku);
        if (!returnable) continue;
        // A bundle is one line, so its parts' containers hang under the bundle.
        const key = `${line.item.sku} ${sku}`;
        const before = units.get(key)?.thousandths ?? 0;
        units.set(key, { parentSku: line.item.sku, returnable, thousandths: before + unitsThousandths * packs });
      }
  const rows = [...units.values()].map(({ parentSku, returnable, thousandths }) =>
    toRow(parentSku, returnable, thousandths),
  );
  const hasPallets = goods.pallet && !handstacked && physicalPallets > 0;
  return hasPallets && goods.pallet ? [...rows, toRow(undefined, goods.pallet, physicalPallets * 1_000)] : rows;
}

/** What one of each container costs, by its sku: as it is kept of what was shown. */
export const depositsIn = (rows: readonly ReturnableRow[]): ShownDeposits =>
  Object.fromEntries(rows.map(({ returnable }) => [returnable.sku, returnable.unitMinor]));

/** What the container cost when the cart was last changed, where that is not today's deposit. */
export function depositBefore({ returnable }: ReturnableRow, shown: ShownDeposits | undefined): Minor | undefined {
  const before = shown?.[returnable.sku];
  return before === returnable.unitMinor ? undefined : before;
}

/** What a line puts on the vehicle: itself, or the parts of its bundle. */
export function goodsOf({ product, packs, parts }: PricedLine): { product: Product; packs: number }[] {
  if (!product.bundle) return [{ product, packs }];
  return parts.map((part) => ({ product: part.product, packs: part.packsPerBundle * packs }));
}

const toRow = (parentSku: string | undefined, returnable: Returnable, unitsThousandths: number): ReturnableRow => ({
  parentSku,
  returnable,
  unitsThousandths,
  totalMinor: scaled(returnable.unitMinor, unitsThousandths, 1_000),
});
