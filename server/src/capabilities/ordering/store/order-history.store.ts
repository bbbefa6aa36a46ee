import { referenceColumns } from '@dray/contract/cart/reference-fields.ts';
import type { Country } from '@dray/contract/markets.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import type { OrderState } from '../rules/order-facts.model.ts';
import type { Order } from '../rules/ordering.model.ts';
import { countedKeys, isWithin, mergedKeys, type OrderFilter, type OrderKey } from './history-keys.store.ts';
import { type HeadRow, type OrderHead, type OrderRow, toHead, toOrder } from './order-row.store.ts';
import { stateColumns, toOrderState } from './order-state-row.store.ts';

const reference = sql.raw(referenceColumns);
const orderState = sql.raw(stateColumns);

export type OrderHistoryStore = ReturnType<typeof orderHistoryStore>;

export type OrderPage = { offset: number; limit: number };
export type OrderWithState = { order: Order; orderState: OrderState };

export const headColumns = sql`o.order_number, o.channel, o.order_type, ${orderState}, ${reference}, o.ship_to_id,
  o.snapshot #>> '{shipTo,name}' as ship_to_name, o.snapshot #>> '{shipTo,city}' as ship_to_city, o.delivery_date,
  o.placed_at, o.currency, o.grand_total, o.quantity_total, o.pallets, o.physical_pallets, o.weight_kg, o.hectolitres`;

/** Reading orders, each within a scope. */
export const orderHistoryStore = namedStore('ordering', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'placed_order'>();
  const readOrder = async (condition: RawBuilder<SqlBool>): Promise<OrderWithState | undefined> => {
    const { rows } = await sql<OrderRow>`select o.* from placed_order o where ${condition}`.execute(tables);
    return rows[0] && { order: toOrder(rows[0]), orderState: toOrderState(rows[0]) };
  };

  return {
    findOrder: (scope: Scope, orderNumber: string): Promise<OrderWithState | undefined> =>
      readOrder(sql`o.order_number = ${orderNumber} and ${isWithin(scope)}`),

    /** For anyone who has just placed it, and for jobs, which have no scope. */
    findOrderWithoutScope: async (orderNumber: string): Promise<Order | undefined> =>
      (await readOrder(sql`o.order_number = ${orderNumber}`))?.order,
    findStateWithoutScope: (orderNumber: string): Promise<OrderWithState | undefined> =>
      readOrder(sql`o.order_number = ${orderNumber}`),

    /** Where those of them go that the caller may see. */
    async findShipToNames(scope: Scope, orderNumbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const { rows } = await sql<{ order_number: string; name: string }>`
        select o.order_number, o.snapshot #>> '{shipTo,name}' as name from placed_order o
        where o.order_number = any(${orderNumbers}) and ${isWithin(scope)}`.execute(tables);
      return new Map(rows.map(({ order_number, name }) => [order_number, name]));
    },

    /** Where it stands in the list of those who see it. */
    async findKey(scope: Scope, orderNumber: string): Promise<OrderKey | undefined> {
      const { rows } = await sql<OrderKey>`
        select o.placed_at::text as "placedAt", o.order_number as "orderNumber" from placed_order o
        where o.order_number = ${orderNumber} and ${isWithin(scope)}`.execute(tables);
      return rows[0];
    },

    /** By the ERP's number or by ours. */
    async findOrderNumber(
      scope: Scope,
      { sapId, orderNumber }: { sapId: string | undefined; orderNumber: string | undefined },
    ): Promise<string | undefined> {
      const named = sapId === undefined ? sql`o.order_number = ${orderNumber}` : sql`o.sap_id = ${sapId}`;
      const { rows } = await sql<{ order_number: string }>`
        select o.order_number from placed_order o where ${named} and ${isWithin(scope)}`.execute(tables);
      return rows[0]?.order_number;
    },

    /** One number that may be either; the ERP's own comes first. */
    async findOwner(
      scope: Scope,
      orderId: string,
    ): Promise<{ orderNumber: string; sapId: string | undefined; country: Country } | undefined> {
      const { rows } = await sql<{ order_number: string; sap_id: string | null; country: string }>`
        select o.order_number, o.sap_id, o.country from placed_order o
        where (o.sap_id = ${orderId} or o.order_number = ${orderId}) and ${isWithin(scope)}
        order by o.sap_id = ${orderId} desc nulls last limit 1`.execute(tables);
      const [row] = rows;
      return row && { orderNumber: row.order_number, sapId: row.sap_id ?? undefined, country: row.country as Country };
    },

    /** The page, and how many there are; it counts `max` at most. */
    async listOrders(
      scope: Scope,
      filter: OrderFilter,
      { offset, limit, max }: OrderPage & { max: number },
    ): Promise<{ orders: OrderHead[]; counted: number }> {
      const { rows } = await sql<Partial<HeadRow> & { counted: number }>`
        with keys as materialized (${mergedKeys({ scope, filter, max: offset + limit })})
        select counted.counted, page.* from (${countedKeys({ scope, filter, max })}) as counted
        left join lateral (
          select head.* from (
            select k.order_number from keys k order by k.placed_at desc, k.order_number desc offset ${offset}
          ) as asked
          cross join lateral (
            select ${headColumns} from placed_order o where o.order_number = asked.order_number offset 0
          ) as head
        ) as page on true
        order by page.placed_at desc, page.order_number desc`.execute(tables);
      return {
        // Without an order in it the row is there for its count alone.
        orders: rows.flatMap((row) => (row.order_number === null ? [] : [toHead(row as HeadRow)])),
        counted: rows[0]?.counted ?? 0,
      };
    },

    async countOrders(scope: Scope, filter: OrderFilter, max: number): Promise<number> {
      const { rows } = await sql<{ counted: number }>`${countedKeys({ scope, filter, max })}`.execute(tables);
      return rows[0]?.counted ?? 0;
    },
  };
});
