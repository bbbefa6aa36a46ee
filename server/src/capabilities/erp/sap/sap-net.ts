import type { Minor } from '#platform/money.ts';
import { resultsOf } from './odata-answer.ts';
import { readItemNumber, readMinor } from './odata-values.model.ts';

/** What the ordered goods cost, without the empties that the ERP adds; undefined where the answer has no items. */
export function netOfGoods(order: Readonly<Record<string, unknown>>): Minor | undefined {
  const goods = resultsOf(order.to_Item).filter((item) => readItemNumber(item.HigherLevelItem) === undefined);
  if (goods.length === 0) return undefined;
  return goods.reduce((sum, item) => sum + (readMinor(item.NetAmount) ?? 0), 0);
}
