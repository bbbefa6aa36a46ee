import type { AgreedOrder, SentPage, SentRow } from '#capabilities/erp/index.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { itemsToSend } from '../rules/items-to-send.model.ts';
import { type LineRow, toLine } from '../rules/order-document.model.ts';

type Row = {
  order_number: string;
  sap_id: string | null;
  delivery_date: string;
  lines: readonly LineRow[];
  reported_at: Date | null;
};

/** Orders as their customers know them, for the comparison with the ERP, which has no scope. */
export const agreedOrderStore = namedStore('ordering', (transaction: Transaction) => ({
  async findAgreed(orderNumbers: readonly string[]): Promise<AgreedOrder[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`
        select o.order_number, o.sap_id, o.delivery_date, o.lines, p.changed_at as reported_at
        from placed_order o left join order_progress p using (order_number) where o.order_number = any(${orderNumbers})`,
    );
    return rows.map((row) => ({
      orderNumber: row.order_number,
      sapId: row.sap_id,
      deliveryDate: row.delivery_date,
      items: itemsToSend(row.lines.map(toLine)),
      reportedAt: row.reported_at ?? undefined,
    }));
  },

  /** A page begins with the last order of the page before: moments are finer than what is carried of them. */
  listSent: ({ country, from, until, max }: SentPage): Promise<readonly SentRow[]> =>
    runFixed<SentRow>(
      transaction,
      fixed`
        select order_number as "orderNumber", sap_id as "sapId", placed_at as "placedAt" from placed_order
        where country = ${country} and sap_id is not null and placed_at < ${until}
          and (placed_at, order_number) >= (${from.at}, ${from.orderNumber})
        order by placed_at, order_number limit ${max}`,
    ),
}));
