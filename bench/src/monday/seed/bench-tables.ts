/**
 * What the seeding keeps for itself, beside the product's tables: the demo's orders that it copies, whom it copies them for,
 * and how far it is. Ship-tos that are copied are pubs of one market that take deliveries.
 */
export const benchTables = [
  `create table bench.seeded (chunks int not null, orders_a_chunk int not null)`,
  `create table bench.shape as
   select (row_number() over (order by s.id) - 1)::int as shape, s.id as like_ship_to, s.sold_to_id as like_sold_to,
     b.payer_id as like_payer, (select count(*)::int from placed_order o where o.ship_to_id = s.id and o.sap_id is not null) as orders
   from ship_to s join sold_to b on b.id = s.sold_to_id
   where s.country = 'CZ' and s.customer_type = 'POS' and s.status = 'Active'
     and 40 <= (select count(*) from placed_order o where o.ship_to_id = s.id and o.sap_id is not null)`,
  `create table bench.template as
   select shape, (row_number() over (partition by shape order by placed_at))::int as nth, order_number, sap_id, placed_at
   from placed_order o join bench.shape on like_ship_to = o.ship_to_id where sap_id is not null`,
  `create unique index on bench.template (shape, nth)`,
  `create table bench.template_delivery as
   select order_number, delivery_number as number, (row_number() over (partition by order_number order by delivery_number) - 1)::int as nth
   from (select distinct l.order_number, l.delivery_number from delivery_line l join bench.template using (order_number)) as told`,
  `create table bench.template_billing as
   select order_number, number, (row_number() over (partition by order_number order by number) - 1)::int as nth
   from (select distinct t.order_number, l.number from billing_document_line l join bench.template t using (sap_id)) as told`,
  `create table bench.ship_to (ship_to_id text primary key, company_id text not null, sold_to_id text not null,
     payer_id text not null, shape int not null, chunk int not null, nth int not null, people int not null)`,
  `create index on bench.ship_to (chunk, nth)`,
  `analyze bench.shape, bench.template, bench.template_delivery, bench.template_billing`,
];

/** The biggest customer is no chunk's. */
export const biggestChunk = -1;
