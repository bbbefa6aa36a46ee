import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Sold } from './sales.model.ts';
import { type SoldRow, toSold, toSoldRow } from './sold-row.ts';

export type KeptSalesStore = ReturnType<typeof keptSalesStore>;

export type KeptOrder = { orderNumber: string; shipToId: string; sold: readonly Sold[] };

export const sums = part('packs, hectolitres, net, deposit, orders');
export const soldColumns = part(`(day date, brand text, "group" text, packs numeric, hectolitres numeric, net numeric,
  deposit numeric, orders int)`);

/** Writing the sums: a feed, a job or the operator's command, none of which has a scope. */
export const keptSalesStore = namedStore('reporting', (transaction: Transaction) => ({
  async findSold(orderNumber: string): Promise<Sold[]> {
    const [row] = await runFixed<{ sold: readonly SoldRow[] }>(
      transaction,
      fixed`select sold from sales_order where order_number = ${orderNumber}`,
    );
    return (row?.sold ?? []).map(toSold);
  },

  async saveSold({ orderNumber, shipToId, sold }: KeptOrder): Promise<void> {
    const rows = JSON.stringify(sold.map(toSoldRow));
    await runFixed(
      transaction,
      fixed`
        insert into sales_order (order_number, ship_to_id, sold) values (${orderNumber}, ${shipToId}, ${rows}::jsonb)
        on conflict (order_number) do update set ship_to_id = excluded.ship_to_id, sold = excluded.sold`,
    );
  },

  /** Rows that come to nothing go, so that what is kept is what would be counted anew. */
  async addToSums(shipToId: string, changes: readonly Sold[]): Promise<void> {
    const rows = JSON.stringify(changes.map(toSoldRow));
    await Promise.all([
      runFixed(
        transaction,
        fixed`
          insert into sales_day as kept (ship_to_id, day, brand, product_group, ${sums})
          select ${shipToId}, day, brand, "group", ${sums} from jsonb_to_recordset(${rows}::jsonb) as change ${soldColumns}
          order by day, brand, "group"
          on conflict (ship_to_id, day, brand, product_group) do update set packs = kept.packs + excluded.packs,
            hectolitres = kept.hectolitres + excluded.hectolitres, net = kept.net + excluded.net,
            deposit = kept.deposit + excluded.deposit, orders = kept.orders + excluded.orders`,
      ),
      runFixed(
        transaction,
        fixed`
          insert into sales_month as kept (ship_to_id, month, brand, product_group, ${sums})
          select ${shipToId}, date_trunc('month', day)::date, brand, "group", sum(packs), sum(hectolitres), sum(net),
            sum(deposit), sum(orders)
          from jsonb_to_recordset(${rows}::jsonb) as change ${soldColumns} group by 2, brand, "group" order by 2, 3, 4
          on conflict (ship_to_id, month, brand, product_group) do update set packs = kept.packs + excluded.packs,
            hectolitres = kept.hectolitres + excluded.hectolitres, net = kept.net + excluded.net,
            deposit = kept.deposit + excluded.deposit, orders = kept.orders + excluded.orders`,
      ),
      runFixed(
        transaction,
        fixed`
          delete from sales_day kept using jsonb_to_recordset(${rows}::jsonb) as change ${soldColumns}
          where kept.ship_to_id = ${shipToId} and kept.day = change.day and kept.brand = change.brand
            and kept.product_group = change."group" and kept.packs = 0 and kept.hectolitres = 0 and kept.net = 0
            and kept.deposit = 0 and kept.orders = 0`,
      ),
      runFixed(
        transaction,
        fixed`
          delete from sales_month kept using jsonb_to_recordset(${rows}::jsonb) as change ${soldColumns}
          where kept.ship_to_id = ${shipToId} and kept.month = date_trunc('month', change.day)
            and kept.brand = change.brand and kept.product_group = change."group" and kept.packs = 0
            and kept.hectolitres = 0 and kept.net = 0 and kept.deposit = 0 and kept.orders = 0`,
      ),
    ]);
  },

  /** Nobody keeps anything until the transaction ends; readers go on with what was there. */
  async forgetAll(): Promise<void> {
    await Promise.all([
      runFixed(
        transaction,
        fixed`lock table sales_order, sales_day, sales_month, sales_begin in share row exclusive mode`,
      ),
      runFixed(transaction, fixed`delete from sales_day`),
      runFixed(transaction, fixed`delete from sales_month`),
      runFixed(transaction, fixed`delete from sales_begin`),
      runFixed(transaction, fixed`delete from sales_order`),
    ]);
  },

  async insertOrders(orders: readonly KeptOrder[]): Promise<void> {
    const rows = JSON.stringify(orders.map(({ sold, ...order }) => ({ ...order, sold: sold.map(toSoldRow) })));
    await runFixed(
      transaction,
      fixed`
        insert into sales_order (order_number, ship_to_id, sold)
        select "orderNumber", "shipToId", sold from jsonb_to_recordset(${rows}::jsonb)
          as kept ("orderNumber" text, "shipToId" text, sold jsonb)`,
    );
  },

  /** All sums from what each order has brought; what is read together is written together. */
  async sumAll(): Promise<void> {
    await Promise.all([
      runFixed(
        transaction,
        fixed`
          insert into sales_day (ship_to_id, day, brand, product_group, ${sums})
          select o.ship_to_id, day, brand, "group", sum(packs), sum(hectolitres), sum(net), sum(deposit), sum(orders)
          from sales_order o cross join jsonb_to_recordset(o.sold) as item ${soldColumns}
          group by o.ship_to_id, day, brand, "group" order by o.ship_to_id, day, brand, "group"`,
      ),
      runFixed(
        transaction,
        fixed`
          insert into sales_month (ship_to_id, month, brand, product_group, ${sums})
          select ship_to_id, date_trunc('month', day)::date, brand, product_group, sum(packs), sum(hectolitres), sum(net),
            sum(deposit), sum(orders)
          from sales_day group by ship_to_id, 2, brand, product_group order by ship_to_id, 2, brand, product_group`,
      ),
    ]);
  },
}));
