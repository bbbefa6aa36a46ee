import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';

/** As much of an order as a list needs that is about something else. */
export type OrderHeading = {
  orderNumber: string;
  sapId: string | null;
  companyId: string;
  companyName: string;
  shipToId: string;
  shipToName: string;
  country: Country;
  deliveryDate: string;
  /** A decimal of the order's money. */
  total: string;
  currency: string;
  /** A uid; of old orders somebody who is gone. */
  placedBy: string;
};

export const orderHeadsStore = namedStore('ordering', (transaction: Transaction) => ({
  /** Those of them that are within reach. */
  listHeads: (scope: Scope, orderNumbers: readonly string[]): Promise<readonly OrderHeading[]> =>
    runFixed<OrderHeading>(
      transaction,
      fixed`
        select o.order_number as "orderNumber", o.sap_id as "sapId", o.company_id as "companyId",
          coalesce(o.snapshot -> 'soldTo' ->> 'name', o.company_id) as "companyName", o.ship_to_id as "shipToId",
          coalesce(o.snapshot -> 'shipTo' ->> 'name', o.ship_to_id) as "shipToName", o.country,
          o.delivery_date as "deliveryDate", o.grand_total as total, o.currency, o.placed_by as "placedBy"
        from placed_order o
        where o.order_number = any(${orderNumbers})
          and (o.country = any(${scope.markets}) or o.company_id = any(${scope.companyIds}) or o.ship_to_id = any(${scope.shipToIds}))`,
    ),
}));
