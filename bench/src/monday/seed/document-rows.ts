/** A bill of the demo under a number of this copy; an order has eight at most. */
const number = `(500000000 + k.n * 8 + b.nth)::text`;
const billed = `picked k join bench.template_billing b on b.order_number = k.template`;

/** Every third order has a delivery note in an archive. */
const hasNote = `k.n % 3 = 0`;

/** Bills as the ERP has told them, what an archive keeps beside them, and the list that shows both. */
export const documentRows: readonly string[] = [
  `insert into billing_document select made.*
   from ${billed} join billing_document o on o.number = b.number
   cross join lateral jsonb_populate_record(o, jsonb_build_object('number', ${number}, 'payer_id', k.payer_id)) as made order by n`,
  `insert into billing_document_line select made.*
   from ${billed} join billing_document_line o on o.number = b.number
   cross join lateral jsonb_populate_record(o, jsonb_build_object('number', ${number}, 'sap_id', k.sap_id)) as made order by n`,
  `insert into billing_attachment select made.*
   from ${billed} join billing_attachment o on o.number = b.number
   cross join lateral jsonb_populate_record(o, jsonb_build_object('number', ${number})) as made order by n`,
  // One column is worked out by the table itself, so the others are named.
  `insert into document_entry (id, source, type, number, title, sap_id, order_number, document_date, due_date, paid_on, amount,
     currency, standing, payer_id, company_id, country, ship_to_id, is_listed, file_state)
   select ${number}, o.source, o.type, ${number}, o.title, k.sap_id, k.order_number, o.document_date, o.due_date, o.paid_on,
     o.amount, o.currency, o.standing, k.payer_id, k.company_id, o.country, k.ship_to_id, o.is_listed, o.file_state
   from ${billed} join document_entry o on o.id = b.number order by n`,
  `insert into document_entry (id, source, type, number, sap_id, order_number, document_date, standing, payer_id, company_id, country, ship_to_id)
   select 'cablog-' || 20000000 + n, 'cablog', 'shipping', (20000000 + n)::text, sap_id, order_number, placed_at::date, 'none', payer_id,
     company_id, 'CZ', ship_to_id
   from picked k where ${hasNote} order by n`,
];
