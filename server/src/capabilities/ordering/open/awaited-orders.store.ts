import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';

/** Days of a market; of all its ship-tos, or of those that are named. */
export type AwaitedWithin = {
  scope: Scope;
  country: Country;
  from: string;
  to: string;
  shipToIds: readonly string[] | undefined;
};

export type AwaitedOrder = {
  orderNumber: string;
  uid: string;
  shipToId: string;
  transportType: string;
  date: string;
};

export const awaitedOrdersStore = namedStore('ordering', (transaction: Transaction) => ({
  /** Those of which goods are still to come; the index of a market's open orders finds them, placing needs none of its own. */
  listAwaited: (
    { scope, country, from, to, shipToIds }: AwaitedWithin,
    max: number,
  ): Promise<readonly AwaitedOrder[]> =>
    runFixed<AwaitedOrder>(
      transaction,
      fixed`
        select o.order_number as "orderNumber", o.uid, o.ship_to_id as "shipToId", o.transport_type as "transportType",
          o.delivery_date as date
        from placed_order o
        where o.country = ${country} and o.status in ('Not Yet Processed', 'Partially Processed') and o.is_awaited
          and o.delivery_date between ${from} and ${to}
          and (${shipToIds ?? null}::text[] is null or o.ship_to_id = any(${shipToIds ?? null}::text[]))
          and (o.country = any(${scope.markets}) or o.company_id = any(${scope.companyIds}) or o.ship_to_id = any(${scope.shipToIds}))
        order by o.delivery_date, o.order_number limit ${max}`,
    ),

  /** For ship-tos that are about to be closed. */
  async countAwaitedAt(shipToIds: readonly string[]): Promise<number> {
    const [row] = await runFixed<{ count: number }>(
      transaction,
      fixed`
        select count(*)::int as count from placed_order o
        where o.ship_to_id = any(${shipToIds}::text[])
          and o.status in ('Not Yet Processed', 'Partially Processed') and o.is_awaited`,
    );
    return row?.count ?? 0;
  },
}));
