import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type KeptOrder, soldColumns, sums } from './kept-sales.store.ts';
import { type SoldRow, toSold } from './sold-row.ts';

export type SalesRebuildStore = ReturnType<typeof salesRebuildStore>;

/** Counting the sums anew, part by part. */
export const salesRebuildStore = namedStore('reporting', (transaction: Transaction) => ({
  /** Of orders whose numbers come after this one, to the other or to the last. */
  async listKept(after: string, upTo: string | undefined): Promise<KeptOrder[]> {
    const rows = await runFixed<{ order_number: string; ship_to_id: string; sold: readonly SoldRow[] }>(
      transaction,
      fixed`select order_number, ship_to_id, sold from sales_order
        where order_number > ${after} and (${upTo ?? null}::text is null or order_number <= ${upTo ?? null})`,
    );
    return rows.map((row) => ({ orderNumber: row.order_number, shipToId: row.ship_to_id, sold: row.sold.map(toSold) }));
  },

  /** The sums of these places, from what each of their orders has brought; nobody adds to any meanwhile. */
  async countAnew(shipToIds: readonly string[]): Promise<void> {
    await Promise.all([
      runFixed(transaction, fixed`lock table sales_order, sales_day, sales_month in share row exclusive mode`),
      runFixed(transaction, fixed`delete from sales_day where ship_to_id = any(${shipToIds})`),
      runFixed(transaction, fixed`delete from sales_month where ship_to_id = any(${shipToIds})`),
      runFixed(
        transaction,
        fixed`
          insert into sales_day (ship_to_id, day, brand, product_group, ${sums})
          select o.ship_to_id, day, brand, "group", sum(packs), sum(hectolitres), sum(net), sum(deposit), sum(orders)
          from sales_order o cross join jsonb_to_recordset(o.sold) as item ${soldColumns}
          where o.ship_to_id = any(${shipToIds})
          group by o.ship_to_id, day, brand, "group" order by o.ship_to_id, day, brand, "group"`,
      ),
      runFixed(
        transaction,
        fixed`
          insert into sales_month (ship_to_id, month, brand, product_group, ${sums})
          select ship_to_id, date_trunc('month', day)::date, brand, product_group, sum(packs), sum(hectolitres), sum(net),
            sum(deposit), sum(orders)
          from sales_day where ship_to_id = any(${shipToIds})
          group by ship_to_id, 2, brand, product_group order by ship_to_id, 2, brand, product_group`,
      ),
    ]);
  },

  /** The database moves a market's begin to earlier months alone; what was counted anew may begin later. */
  async setBegins(): Promise<void> {
    await runFixed(transaction, fixed`select set_sales_begins()`);
  },
}));
