import { type Minor, scaled, withTax } from '#platform/money.ts';
import { sumOf } from './line-states.model.ts';
import type { Order, OrderLine } from './ordering.model.ts';

export type CreditPerPack = { goodsMinor: Minor; depositMinor: Minor };

/**
 * What one pack of a line cost, with tax and after discounts, and the deposit that came with it: what would come back for
 * a broken one. Each is rounded for one pack, so that anybody can multiply it by hand. A bundle does not tell what each of
 * its parts cost.
 */
export function creditPerPack(
  { lines, returnables }: Pick<Order, 'lines' | 'returnables'>,
  line: OrderLine,
): CreditPerPack | undefined {
  if (line.options.length > 0 || line.packs <= 0) return undefined;
  const packs = sumOf(lines.filter(({ sku }) => sku === line.sku).map((each) => each.packs));
  const deposits = sumOf(returnables.filter(({ parentSku }) => parentSku === line.sku).map((row) => row.totalMinor));
  const goodsMinor = perPack(withTax(line.netMinor - line.discountMinor, line.taxRate), line.packs);
  return { goodsMinor, depositMinor: perPack(deposits, packs) };
}

/** Quantities have three places at most. */
const perPack = (amount: Minor, packs: number): Minor => scaled(amount, 1_000, Math.round(packs * 1_000));
