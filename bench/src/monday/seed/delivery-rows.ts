/** A delivery of the demo under a number of this copy; an order has four at most. */
const number = `(100000000 + k.n * 4 + d.nth)::text`;
const delivered = `picked k join bench.template_delivery d on d.order_number = k.template`;

/** What the ERP has told of deliveries. */
export const deliveryRows: readonly string[] = [
  `insert into delivery select made.*
   from ${delivered} join delivery o on o.number = d.number
   cross join lateral jsonb_populate_record(o, jsonb_build_object('number', ${number})) as made order by n`,
  `insert into delivery_line select made.*
   from ${delivered} join delivery_line o on o.delivery_number = d.number
   cross join lateral jsonb_populate_record(o, jsonb_build_object('delivery_number', ${number}, 'sap_id', k.sap_id,
     'order_number', k.order_number)) as made order by n`,
  `insert into container_movement select made.*
   from ${delivered} join container_movement o on o.delivery_number = d.number
   cross join lateral jsonb_populate_record(o, jsonb_build_object('delivery_number', ${number}, 'sap_id', k.sap_id,
     'order_number', k.order_number, 'source_key', ${number} || '/' || split_part(o.source_key, '/', 2))) as made order by n`,
];
