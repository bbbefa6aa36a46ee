import { randomBytes } from 'node:crypto';
import type { Sql } from './erp-world.ts';

const line = {
  sku: 'CZ100001',
  name: 'Ležák',
  pack_format: 'keg50',
  quantity: 2,
  layers: 0,
  pallets: 0,
  quantity_total: 2,
  unit_price: '100.00',
  list_price: '100.00',
  discount: '0.00',
  row_total: '200.00',
  tax_rate: 2100,
  weight_kg: 126,
  bundle_options: [],
  line_no: 10,
};
const payer = { id: '300101', name: 'U Lípy s.r.o.', street: '', postalCode: '', city: '', country: 'CZ' };
const snapshot = {
  shipTo: { id: '100234', name: 'U Lípy', street: 'Lipová 1', postalCode: '602 00', city: 'Brno', country: 'CZ' },
  soldTo: { id: '200101', name: 'U Lípy s.r.o.' },
  payer,
  taxes: [],
  discounts: [],
  returnableNames: {},
};

/**
 * Orders as placing leaves them: the order, its message and the job that wakes the sender, in one transaction. The answer is
 * their numbers.
 */
export async function insertPlacedOrders(sql: Sql, count: number): Promise<string[]> {
  const requestIds = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
  const rows = await sql<{ number: string }>(insertion, [requestIds, JSON.stringify([line]), JSON.stringify(snapshot)]);
  return rows.map(({ number }) => number);
}

const insertion = `
  with given as (
    select nextval('order_number_seq')::text as number, request_id from unnest($1::text[]) as request (request_id)
  ), placed as (
    insert into placed_order (order_number, uid, company_id, ship_to_id, country, customer_order_number, delivery_date,
      transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total, grand_total,
      quantity_total, pallets, physical_pallets, weight_kg, hectolitres, lines, snapshot, placed_at, placed_by, origin_key)
    select number, 'u-ulipy-owner', s.company_id, s.id, s.country, 'PO ' || number, current_date + 2, 'VAN',
      'invoice14', 'CZK', 200, 0, 42, 0, 242, 2, 1, 1, 126, 1, $2::json, $3::json, now(), 'u-ulipy-owner',
      'order:' || number
    from ship_to s, given where s.id = '100234'
  ), told as (
    insert into erp_message (order_number, sequence, kind, revision, request_id, created_at)
    select number, 1, 'create', 1, request_id, now() from given
  ), woken as (
    insert into pgboss.job_common (name, data, singleton_key, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, keep_until, dead_letter, heartbeat_seconds)
    select q.name, jsonb_build_object('orderNumber', number, 'kind', 'create'), number, q.policy, q.retry_limit,
      q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
      now() + q.retention_seconds * interval '1s', q.dead_letter, q.heartbeat_seconds
    from given, pgboss.queue q where q.name = 'erp-order-event'
  )
  select number from given order by number`;
