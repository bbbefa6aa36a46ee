import { productMeasures } from '@dray/server/capabilities/catalogue/index.ts';
import { localMoment } from '@dray/server/capabilities/company/index.ts';
import { deliveredOrdersStore, deliveryStore, listDelivered } from '@dray/server/capabilities/ordering/index.ts';
import { keptSalesStore, rebuildSales } from '@dray/server/capabilities/reporting/index.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import type { Shops } from '../history/shops.ts';

/** The sums of reports and contracts, by the server's own command. */
export async function countSales(
  transaction: Transaction,
  now: Date,
  { timeZoneOf }: Pick<Shops, 'timeZoneOf'>,
): Promise<void> {
  await rebuildSales({
    kept: keptSalesStore(transaction),
    findMeasures: (skus) => productMeasures(transaction).listMeasures(skus),
    listDelivered: () =>
      listDelivered({
        deliveredOrders: deliveredOrdersStore(transaction),
        deliveries: deliveryStore(transaction),
        clock: { now: () => now },
        localMoment,
        findTimeZone: async (country = 'CZ') => timeZoneOf(country),
      }),
  });
}
