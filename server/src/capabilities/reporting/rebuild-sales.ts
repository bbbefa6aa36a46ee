import type { ReportingDeps } from './reporting.deps.ts';
import { soldOf } from './sales.model.ts';

type Deps = Pick<ReportingDeps, 'kept' | 'findMeasures' | 'listDelivered'>;

/** Counts everything anew from orders and deliveries in one transaction; how many orders there were. */
export async function rebuildSales({ kept, findMeasures, listDelivered }: Deps): Promise<number> {
  await kept.forgetAll();
  let count = 0;
  for await (const orders of listDelivered()) {
    const skus = orders.flatMap(({ items }) => items.map(({ sku }) => sku));
    const measures = await findMeasures([...new Set(skus)]);
    const sold = orders.map(({ owner: { orderNumber, shipToId }, items }) => ({
      orderNumber,
      shipToId,
      sold: soldOf(items, measures),
    }));
    const counted = sold.filter((order) => order.sold.length > 0);
    await kept.insertOrders(counted);
    count += counted.length;
  }
  await kept.sumAll();
  return count;
}
