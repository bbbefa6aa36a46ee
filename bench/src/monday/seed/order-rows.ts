import { biggestChunk } from './bench-tables.ts';

/**
 * Which order of the demo becomes which of this chunk: nineteen of twenty belong to the chunk's own ship-tos, forty each, the
 * twentieth to the biggest customer. A copy keeps the days of what it is copied from, so its state fits its age; and a
 * chunk is written in the sequence in which its orders were placed, so no customer's lie side by side.
 */
export const pickedOrders: readonly string[] = [
  `create temp table picked on commit drop as
   with usual as (
     select p.*, i, row_number() over (order by p.nth, i) - 1 as r
     from bench.seeded join bench.ship_to p on p.chunk = chunks cross join generate_series(1, 40) as i
   ), chosen as (
     select ship_to_id, company_id, sold_to_id, payer_id, people, shape, r, i as running, 1 + (i - 1) * s.orders / 40 as nth
     from usual join bench.shape s using (shape) where r % 96 <> 0
     union all
     select p.ship_to_id, p.company_id, p.sold_to_id, p.payer_id, p.people, p.shape, i,
       1 + i / 60 + chunks * (1 + orders_a_chunk / 1200), 1 + (i * 7919 + chunks * 31) % s.orders
     from bench.seeded cross join lateral generate_series(0, orders_a_chunk / 20 - 1) as i
       join bench.ship_to p on p.chunk = ${biggestChunk} and p.nth = 1 + i % 60 join bench.shape s using (shape)
   ), placed as (
     select c.*, t.order_number as template, t.sap_id as template_sap_id, t.placed_at + r * 37 % 3600 * interval '1 second' as placed_at
     from chosen c join bench.template t using (shape, nth)
   ), numbered as (
     select placed.*, chunks::bigint * orders_a_chunk + row_number() over (order by placed_at, r, ship_to_id) as n
     from placed, bench.seeded
   )
   select n, (10000000 + n)::text as order_number, '70' || lpad(n::text, 8, '0') as sap_id, template, template_sap_id,
     ship_to_id, company_id, sold_to_id, payer_id, placed_at, to_char(placed_at, 'YYYY') || '/' || running as own_number,
     'monday-' || substr(company_id, 2) || '-' || 1 + n % people as uid, md5('cart ' || n)::uuid as cart_id
   from numbered order by n`,
  `create index on picked (template)`,
  `analyze picked`,
];

/** The orders with the carts that they were placed from, and what was sent to the ERP. */
export const orderRows: readonly string[] = [
  `insert into cart (id, uid, state, ship_to_id, transport_type, delivery_date, customer_order_number, payment_method, created_at, changed_at)
   select k.cart_id, k.uid, 'ordered', k.ship_to_id, o.transport_type, o.delivery_date, k.own_number, o.payment_method,
     k.placed_at - interval '10 minutes', k.placed_at
   from picked k join placed_order o on o.order_number = k.template order by n`,
  `insert into cart_item (id, cart_id, position, sku, options_key, quantity, layers, pallets, unit_price)
   select md5('line ' || n || ' ' || l.position)::uuid, k.cart_id, l.position, l.sku, l.position::text, l.quantity, l.layers, l.pallets, l.unit_price
   from picked k join placed_order_line l on l.order_number = k.template order by n, l.position`,
  // Searched by the trigger of the table, as every order is.
  `insert into placed_order select made.*
   from picked k join placed_order o on o.order_number = k.template
   cross join lateral jsonb_populate_record(o, jsonb_build_object('order_number', k.order_number, 'sap_id', k.sap_id,
     'cart_id', k.cart_id, 'origin_key', 'cart:' || k.cart_id, 'uid', k.uid, 'placed_by', k.uid, 'company_id', k.company_id,
     'ship_to_id', k.ship_to_id, 'customer_order_number', k.own_number, 'placed_at', k.placed_at,
     'snapshot', jsonb_set(jsonb_set(jsonb_set(o.snapshot::jsonb, '{shipTo,id}', to_jsonb(k.ship_to_id)),
       '{soldTo,id}', to_jsonb(k.sold_to_id)), '{payer,id}', to_jsonb(k.payer_id)))) as made order by n`,
  ofOrder('order_progress', {}),
  ofOrder('order_line_state', {}),
  ofOrder('erp_message', { request_id: `md5('message ' || k.n || ' ' || o.sequence)`, erp_reference: 'k.sap_id' }),
];

function ofOrder(table: string, given: Readonly<Record<string, string>>): string {
  const pairs = Object.entries({ order_number: 'k.order_number', ...given }).map(
    ([column, value]) => `'${column}', ${value}`,
  );
  return `insert into ${table} select made.* from picked k join ${table} o on o.order_number = k.template
    cross join lateral jsonb_populate_record(o, jsonb_build_object(${pairs.join(', ')})) as made order by n`;
}
