import type { Country } from '@dray/contract/markets.ts';
import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type Minor, parseMinor } from '#platform/money.ts';
import type { Scope } from '#platform/request/request.ts';
import { type LineRow, toLine } from '../rules/order-document.model.ts';
import type { OrderLine } from '../rules/ordering.model.ts';

export type ReorderStore = ReturnType<typeof reorderStore>;

/** An order as far as it can be repeated. */
export type RepeatedOrder = {
  orderNumber: string;
  companyId: string;
  shipToId: string;
  country: Country;
  transportType: string;
  deliveryDate: string;
  placedAt: Date;
  weightKg: number;
  grandMinor: Minor;
  currency: string;
  lines: readonly OrderLine[];
};

type Row = {
  order_number: string;
  company_id: string;
  ship_to_id: string;
  country: string;
  transport_type: string;
  delivery_date: string;
  placed_at: Date;
  weight_kg: string;
  grand_total: string;
  currency: string;
  lines: readonly LineRow[];
};

const columns = part(`o.order_number, o.company_id, o.ship_to_id, o.country, o.transport_type, o.delivery_date,
  o.placed_at, o.weight_kg, o.grand_total, o.currency, o.lines`);

/** An order that nobody has called off, or asked for that. */
export const uncancelled = part(`o.cancellation not in ('requested', 'done')`);

/** Each status is one range of the index of a ship-to's orders. */
export const countableStatuses = orderStatuses.filter((status) => status !== 'Fully Rejected');

/** Orders to be repeated, each within a scope. */
export const reorderStore = namedStore('ordering', (transaction: Transaction) => ({
  async findRepeated({ markets, companyIds, shipToIds }: Scope, number: string): Promise<RepeatedOrder | undefined> {
    const [row] = await runFixed<Row>(
      transaction,
      fixed`
        select ${columns} from placed_order o where o.order_number = ${number}
          and (o.country = any(${markets}) or o.company_id = any(${companyIds}) or o.ship_to_id = any(${shipToIds}))`,
    );
    return row && toRepeated(row);
  },

  /** The ship-to must have been checked against the scope. */
  async findLastOf(shipToId: string): Promise<RepeatedOrder | undefined> {
    const [row] = await runFixed<Row>(
      transaction,
      fixed`
        select ${columns} from unnest(${countableStatuses}::text[]) as status (name)
        cross join lateral (
          select * from placed_order o where o.ship_to_id = ${shipToId} and o.status = status.name and ${uncancelled}
          order by o.placed_at desc, o.order_number desc limit 1
        ) as o
        order by o.placed_at desc, o.order_number desc limit 1`,
    );
    return row && toRepeated(row);
  },
}));

const toRepeated = (row: Row): RepeatedOrder => ({
  orderNumber: row.order_number,
  companyId: row.company_id,
  shipToId: row.ship_to_id,
  country: row.country as Country,
  transportType: row.transport_type,
  deliveryDate: row.delivery_date,
  placedAt: row.placed_at,
  weightKg: Number(row.weight_kg),
  grandMinor: parseMinor(row.grand_total),
  currency: row.currency,
  lines: row.lines.map(toLine),
});
