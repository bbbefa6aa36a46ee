import type pg from 'pg';
import { vacuum } from '../../../testing/vacuum.ts';

/**
 * Documents from the number `from` to `to`, each second one of the customer C1, who has two payers and ten ship-tos; the others
 * are C0's. Of every ten one is a credit note and one a delivery note, and all is paid but a few of the first 4 000. Each
 * tenth is of several ship-tos. A day holds twenty of each customer, the newest the last ones.
 */
export async function insertManyEntries(
  client: pg.Client,
  { from, to, by = ['C0', 'C1'] }: { from: number; to: number; by?: readonly string[] },
): Promise<void> {
  // Nobody searches here, and it takes most of the time.
  await client.query('drop index if exists document_entry_parts');
  await client.query(
    `insert into document_entry (id, source, type, number, sap_id, order_number, document_date, due_date, amount, currency,
       standing, payer_id, company_id, country, ship_to_id)
     select 'd' || lpad(n::text, 7, '0'), 'erp', kind, (90000000 + n)::text, '00' || (80000000 + n), (4500000 + n)::text,
       date '2020-01-01' + n / 40, date '2020-01-15' + n / 40, 10, 'EUR',
       case kind when 'shipping' then 'none' when 'credit-note' then 'settled' when 'invoice' then case when n % 200 < 2 and n <= 4000 then 'open' else 'paid' end end,
       'P' || n % 2 || n / 2 % 2, 'C' || n % 2, case n % 2 when 1 then 'SK' else 'CZ' end,
       case when n / 2 % 10 = 0 then null else 'C' || n % 2 || '-' || n / 2 % 10 end
     from (
       select n, case n / 2 % 10 when 1 then 'credit-note' when 2 then 'shipping' else 'invoice' end as kind
       from generate_series($1::int, $2::int) n where 'C' || n % 2 = any($3::text[])
     ) as given`,
    [from, to, by],
  );
  await client.query(
    `insert into billing_document (number, kind, type, payer_id, document_date, currency, net_total, tax_total, is_cancelled,
       is_paid, changed_at, digest, first_seen_at, file_state)
     select id, type, 'F2', payer_id, document_date, 'EUR', 8, 2, false, standing <> 'open', document_date, id, document_date,
       'on-demand'
     from document_entry where type <> 'shipping' and substr(id, 2)::int between $1 and $2 and company_id = any($3)`,
    [from, to, by],
  );
  await client.query(
    `insert into billing_document_line (number, item, sap_id, line_no, quantity, net)
     select number, '10', '00' || (80000000 + substr(number, 2)::int), 10, 1, 8 from billing_document
     where substr(number, 2)::int between $1 and $2 and substr(payer_id, 2, 1) = any(select substr(unnest($3::text[]), 2))`,
    [from, to, by],
  );
  await vacuum(client, ['document_entry', 'billing_document', 'billing_document_line']);
}
