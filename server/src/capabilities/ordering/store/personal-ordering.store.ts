import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** What a person has ordered, for themselves. */
export const personalOrderingStore = namedStore('ordering', (transaction: Transaction) => ({
  async orders(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select order_number as "orderNumber", ship_to_id as "shipTo", placed_at as at, delivery_date::text as "deliveryDate",
        customer_order_number as "customerNumber", note_for_driver as note, grand_total::text as total, currency
      from placed_order where uid = ${uid} order by placed_at desc
      limit ${max}`.execute(transaction);
    return rows;
  },

  async orderLines(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select line.order_number as "orderNumber", line.sku, line.quantity::text as quantity
      from placed_order placed join placed_order_line line on line.order_number = placed.order_number
      where placed.uid = ${uid} order by placed.placed_at desc, line.line_no
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
