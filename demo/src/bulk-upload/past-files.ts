import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { sql } from 'kysely';

export type PastOrder = {
  order_number: string;
  uid: string;
  company_id: string;
  country: string;
  ship_to_id: string;
  ship_to_name: string;
  customer_order_number: string;
  delivery_date: string;
  transport_type: string;
  currency: string;
  net_total: string;
  weight_kg: string;
  pallets: string;
  placed_at: Date;
  lines: { sku: string; name: string; pack_format: string; quantity: number; layers: number; pallets: number }[];
};

const daysLooked = 20;

/** Orders that somebody placed within one morning, the last two of such mornings: they could have come out of a file. */
export async function findFilesOf(transaction: Transaction, email: string): Promise<PastOrder[][]> {
  const { rows } = await sql<PastOrder & { day: string }>`
    select o.order_number, o.uid, o.company_id, o.country, o.ship_to_id, o.snapshot -> 'shipTo' ->> 'name' as ship_to_name,
      o.customer_order_number, o.delivery_date::text, o.transport_type, o.currency, o.net_total::text, o.weight_kg::text,
      o.pallets::text, o.placed_at, o.lines, o.placed_at::date::text as day
    from placed_order o join account a on a.uid = o.placed_by
    where a.email = ${email}
      and o.placed_at > (select max(placed_at) from placed_order where placed_by = a.uid) - ${daysLooked} * interval '1 day'
    order by o.placed_at desc, o.order_number`.execute(transaction);
  return [...Map.groupBy(rows, ({ day }) => day).values()].slice(0, 2);
}
