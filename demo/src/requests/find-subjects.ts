import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { sql } from 'kysely';
import type { Country } from '../markets/demo-countries.ts';

/** An order with its first line: what one pack of it cost with tax, and its deposit. */
export type OrderedOnce = {
  number: string;
  shipToId: string;
  at: string;
  currency: string;
  lineNo: number;
  line: string;
  packFormat: string;
  packs: number;
  creditPerPack: number;
};

/** Somebody who asks, with what their requests can be about. */
export type Asker = {
  uid: string;
  email: string;
  company_id: string;
  country: Country;
  /** Where they work, if it is one place only. */
  only_at: string | null;
  orders: readonly OrderedOnce[];
  bills: readonly { id: string; number: string; shipToId: string | null; on: string }[];
};

const maxOfEach = 30;

/** What each of them has ordered, and the bills of it, the newest first. */
export async function findAskers(transaction: Transaction, emails: readonly string[]): Promise<Asker[]> {
  const { rows } = await sql<Asker>`
    select a.uid, a.email, a.company_id, a.country, g.only_at,
      coalesce((select json_agg(o order by o.at desc, o.number) from (
        select p.order_number as number, p.ship_to_id as "shipToId", p.placed_at as at, l.line_no as "lineNo", l.name as line,
          p.currency, l.pack_format as "packFormat", l.quantity_total as packs,
          round(round((l.row_total - l.discount) * (100 + l.tax_rate) / 100, 2) / l.quantity_total, 2)
            + round(coalesce((select sum(r.total_price) from placed_order_returnable r
                where r.order_number = l.order_number and r.parent_sku = l.sku), 0)
              / (select sum(s.quantity_total) from placed_order_line s
                where s.order_number = l.order_number and s.sku = l.sku), 2) as "creditPerPack"
        from placed_order p join placed_order_line l on l.order_number = p.order_number and l.position = 1 and l.bundle_options = '[]'
        where p.company_id = a.company_id and (g.only_at is null or p.ship_to_id = g.only_at)
          and p.status = 'Completely Processed'
        order by p.placed_at desc, p.order_number limit ${maxOfEach}) o), '[]') as orders,
      coalesce((select json_agg(b order by b.on desc, b.id) from (
        select d.id, d.number, d.ship_to_id as "shipToId", d.document_date as on from document_entry d
        where d.company_id = a.company_id and d.is_listed and d.type = 'invoice' and d.source = 'erp'
        order by d.document_date desc, d.id limit ${maxOfEach}) b), '[]') as bills
    from account a
    cross join lateral (
      select case when bool_and(ship_to_id is not null) then min(ship_to_id) end as only_at
      from role_grant where uid = a.uid and company_id = a.company_id) g
    where a.email = any(${[...emails]}) order by a.email`.execute(transaction);
  return rows;
}
