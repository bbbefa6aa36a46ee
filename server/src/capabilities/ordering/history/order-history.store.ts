import { referenceColumns } from '@dray/contract/cart/reference-fields.ts';
import type { OrderStatus } from '@dray/contract/ordering/order-status.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request.ts';
import type { Order, OrderHead } from '../ordering.model.ts';
import { type HeadRow, type OrderRow, toHead, toOrder } from './order-row.store.ts';

const reference = sql.raw(referenceColumns);

export type OrderHistoryStore = ReturnType<typeof orderHistoryStore>;

export type OrderFilter = {
  search: string | undefined;
  shipToIds: readonly string[] | undefined;
  placedFrom: Date | undefined;
  placedBefore: Date | undefined;
  statuses: readonly OrderStatus[] | undefined;
  deliveryStatuses: readonly string[] | undefined;
};
export type OrderPage = { offset: number; limit: number };

/** Reading orders, each within a scope. */
export const orderHistoryStore = namedStore('ordering', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'placed_order'>();
  const readOrder = async (condition: RawBuilder<SqlBool>): Promise<Order | undefined> => {
    const { rows } = await sql<OrderRow>`select o.* from placed_order o where ${condition}`.execute(tables);
    return rows[0] && toOrder(rows[0]);
  };

  return {
    findOrder: (scope: Scope, orderNumber: string): Promise<Order | undefined> =>
      readOrder(sql`o.order_number = ${orderNumber} and ${isWithin(scope)}`),

    /** For whoever has just placed it, not for a caller: a job has no scope. */
    findOrderToConfirm: (orderNumber: string): Promise<Order | undefined> =>
      readOrder(sql`o.order_number = ${orderNumber}`),

    async listOrders(
      scope: Scope,
      filter: OrderFilter,
      page: OrderPage,
    ): Promise<{ orders: OrderHead[]; total: number }> {
      const condition = sql<SqlBool>`${isWithin(scope)} and ${matches(filter)}`;
      const [{ rows }, counted] = await Promise.all([
        sql<HeadRow>`
          select o.order_number, o.sap_id, o.order_type, o.status, o.delivery_status, ${reference},
            o.ship_to_id, o.snapshot #>> '{shipTo,name}' as ship_to_name, o.snapshot #>> '{shipTo,city}' as ship_to_city,
            o.delivery_date, o.placed_at, o.currency, o.grand_total, o.quantity_total, o.pallets, o.physical_pallets,
            o.weight_kg, o.hectolitres
          from placed_order o where ${condition}
          order by o.placed_at desc, o.order_number desc limit ${page.limit} offset ${page.offset}`.execute(tables),
        sql<{ total: number }>`select count(*)::int as total from placed_order o where ${condition}`.execute(tables),
      ]);
      return { orders: rows.map(toHead), total: counted.rows[0]?.total ?? 0 };
    },
  };
});

/** Markets stand in it only for those who have one: for all others it would keep PostgreSQL from using its indexes. */
function isWithin({ markets, companyIds, shipToIds }: Scope): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`(o.company_id = any(${companyIds}) or o.ship_to_id = any(${shipToIds}))`;
  return markets.length > 0 ? sql`(o.country = any(${markets}) or ${own})` : own;
}

function matches({
  search,
  shipToIds,
  placedFrom,
  placedBefore,
  statuses,
  deliveryStatuses,
}: OrderFilter): RawBuilder<SqlBool> {
  const parts: RawBuilder<SqlBool>[] = [sql`true`];
  if (search) {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`(o.order_number ilike ${part} or o.sap_id ilike ${part} or o.customer_order_number ilike ${part})`);
  }
  if (shipToIds) parts.push(sql`o.ship_to_id = any(${shipToIds})`);
  if (statuses) parts.push(sql`o.status = any(${statuses})`);
  if (deliveryStatuses) parts.push(sql`o.delivery_status = any(${deliveryStatuses})`);
  if (placedFrom) parts.push(sql`o.placed_at >= ${placedFrom}`);
  if (placedBefore) parts.push(sql`o.placed_at < ${placedBefore}`);
  return sql.join(parts, sql` and `);
}
