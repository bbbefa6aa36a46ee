import type { OrderOwner } from '#capabilities/ordering/index.ts';
import type { ReportingDeps } from './reporting.deps.ts';
import { changesBetween, type SoldItem, soldOf } from './sales.model.ts';

type Deps = Pick<ReportingDeps, 'kept' | 'findMeasures'>;

/** What an order has brought so far takes the place of what it had brought when it was last told; its row is locked. */
export async function keepSales(
  { kept, findMeasures }: Deps,
  { orderNumber, shipToId }: OrderOwner,
  items: readonly SoldItem[],
): Promise<void> {
  const skus = [...new Set(items.map(({ sku }) => sku))];
  const [before, measures] = await Promise.all([
    kept.findSold(orderNumber),
    skus.length > 0 ? findMeasures(skus) : new Map(),
  ]);
  const sold = soldOf(items, measures);
  const changes = changesBetween(before, sold);
  if (changes.length === 0) return;
  await Promise.all([kept.saveSold({ orderNumber, shipToId, sold }), kept.addToSums(shipToId, changes)]);
}
