import type pg from 'pg';

export type Amounts = { all: number; ofBig: number; ofSmall: number };

/** So many orders in each customer have what is rare, however many they have. */
export const rareEach = 40;

/**
 * A large customer and a small one among many others, mixed over three years: BIG and SMALL, each with ten ship-tos. Nearly
 * all is done and delivered; of everything rare both have the same few, spread over their whole history.
 */
export async function insertManyOrders(client: pg.Client, { all, ofBig, ofSmall }: Amounts): Promise<void> {
  // Neither keys to other tables nor triggers: what is measured is the list.
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into placed_order (order_number, uid, company_id, ship_to_id, country, sap_id, customer_order_number, delivery_date,
       transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total, grand_total,
       quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at, placed_by, origin_key, status,
       delivery_status, has_differences)
     select (4500000 + n)::text, 'u', company, company || '-' || nth % 10, case company when 'SMALL' then 'SK' else 'CZ' end,
       case when rare = 0 then null else '00' || (80000000 + n) end, '2026/' || n, '2026-01-01', 'VAN', 'cash', 'CZK', 1, 0, 0,
       0, 1, 1, 0, 0, 1, 0, '{"shipTo":{"name":"U Lípy","city":"Brno"}}', timestamptz '2023-01-01Z' + n * interval '90 seconds',
       'u', 'order:' || n,
       case rare when 0 then 'Not Yet Processed' when 1 then 'Partially Processed' when 2 then 'Fully Rejected'
         when 3 then 'Not Relevant' else 'Completely Processed' end,
       case rare when 0 then null when 4 then 'NOT DELIVERED' when 5 then 'AWAITING DELIVERY' else 'DELIVERED' end,
       rare = 6
     from (
       select n, company, nth, case when (nth - nth / step) % step < 7 and nth / step < $4 then (nth - nth / step) % step
         else 99 end as rare
       from (
         select n, company, row_number() over (partition by company order by n) as nth,
           greatest(7, count(*) over (partition by company) / $4) as step
         from (
           select n, case when n % ($1 / $2) = 0 then 'BIG' when n % ($1 / $3) = 1 then 'SMALL'
             else 'C' || n % greatest(1, $1 / $3) end as company
           from generate_series(1, $1) n
         ) as given
       ) as counted
     ) as spread`,
    [all, ofBig, ofSmall, rareEach],
  );
  await client.query(`drop index order_search_parts`);
  await client.query(`insert into order_search (order_number, numbers, parts)
    select order_number, numbers, number_parts(array[company_id, country], numbers)
    from (select o.*, lower(order_number || e'\\n' || sap_id || e'\\n' || customer_order_number) as numbers
      from placed_order o where sap_id is not null) as o`);
  await client.query(`create index order_search_parts on order_search using gin (parts) with (fastupdate = off)`);
  await client.query(`set session_replication_role = origin`);
  await client.query(`vacuum analyze placed_order, order_search`);
}
