import { askDatabase } from '../ask-database.ts';
import type { Ledger } from './order-ledger.ts';

type StoredOrder = { order_number: string; cart_id: string; customer_order_number: string; grand_total: string };

// Each finds rows that may not be, among the orders that were placed from carts since the run began.
const rules: Readonly<Record<string, string>> = {
  'carts have two orders': `select cart_id from run_order group by cart_id having count(*) > 1`,
  'intentions were ordered twice': `select customer_order_number from run_order group by uid, customer_order_number having count(*) > 1`,
  'orders have no lines': `select order_number from run_order o
     where not exists (select from placed_order_line l where l.order_number = o.order_number)`,
  'orders differ from the sum of their lines': `select order_number from run_order join (
       select order_number, sum(row_total) as net, sum(discount) as discount, sum(quantity_total) as packs
       from placed_order_line group by order_number) line using (order_number)
     where (net_total, discount_total, run_order.quantity_total) <> (net, line.discount, packs)`,
  'lines differ from price times packs': `select l.order_number from placed_order_line l join run_order using (order_number)
     where l.row_total <> l.unit_price * l.quantity_total`,
  'orders differ from the sum of their deposits': `select order_number from run_order o where deposit_total <> coalesce(
       (select sum(total_price) from placed_order_returnable r where r.order_number = o.order_number), 0)`,
  'orders have a grand total that does not add up': `select order_number from run_order
     where grand_total <> net_total - discount_total + tax_total + deposit_total`,
  'orders have not exactly one job for the ERP': jobsOf('erp-order-event'),
  'orders have not exactly one confirmation in the outbox': `select order_number from run_order o where 1 <>
       (select count(*) from notification where kind = 'order-confirmed' and params ->> 'orderNumber' = o.order_number)`,
  'orders stand not exactly once at the bell of their buyer': `select order_number from run_order o where 1 <>
       (select count(*) from notification n join notification_delivery d on d.notification_id = n.id and d.channel = 'bell'
        where n.uid = o.uid and n.kind = 'order-confirmed' and n.subject = 'order:' || o.order_number)`,
  'confirmations have not exactly one job': `select dedupe_key from notification n
       join run_order o on n.subject = 'order:' || o.order_number where n.kind = 'order-confirmed' and 1 <>
       (select count(*) from pgboss.job where name = 'deliver-notification' and data ->> 'key' = n.dedupe_key)`,
  'orders have not exactly one row in the audit': `select order_number from run_order o where 1 <>
       (select count(*) from audit_event where action = 'order-placed' and subject = 'order:' || o.order_number)`,
  'jobs belong to no order': `select data from pgboss.job where name = 'erp-order-event'
       and not exists (select from placed_order o where o.order_number = data ->> 'orderNumber')`,
  'carts are ordered without an order': `select id from cart where state = 'ordered'
       and not exists (select from placed_order o where o.cart_id = cart.id)`,
  'orders come from a cart that is not frozen': `select order_number from run_order
       where not exists (select from cart where cart.id = cart_id and state = 'ordered')`,
  'buyers have not exactly one active cart': `select uid from (select distinct uid from run_order) buyer
       where 1 <> (select count(*) from cart where cart.uid = buyer.uid and state = 'active')`,
};

function jobsOf(name: string): string {
  return `select order_number from run_order o where 1 <>
    (select count(*) from pgboss.job where name = '${name}' and data ->> 'orderNumber' = o.order_number)`;
}

/** The demo's history did not come from carts, so whatever has one was placed here. */
const fromRun = (statement: string): string =>
  `with run_order as materialized (select * from placed_order where cart_id is not null) ${statement}`;

/** What every order keeps, whatever was killed while it was placed. */
export async function findBrokenRules(databaseUrl: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, statement] of Object.entries(rules)) {
    const rows = await askDatabase(databaseUrl, fromRun(statement));
    if (rows.length > 0) faults.push(`${rows.length} ${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return faults;
}

/** Whether those who order and the portal agree on what was ordered. */
export async function findDisagreements(
  databaseUrl: string,
  { acknowledged, refused }: Pick<Ledger, 'acknowledged' | 'refused'>,
): Promise<string[]> {
  const stored = (await askDatabase(
    databaseUrl,
    fromRun('select order_number, cart_id::text, customer_order_number, grand_total::text from run_order'),
  )) as StoredOrder[];
  const byCart = new Map(stored.map((order) => [order.cart_id, order]));
  const acknowledgedCarts = new Set(acknowledged.map(({ cartId }) => cartId));
  const lost = acknowledged.filter(({ cartId }) => !byCart.has(cartId));
  const otherwise = acknowledged.filter((entry) => {
    const order = byCart.get(entry.cartId);
    return order && (order.order_number !== entry.orderNumber || Number(order.grand_total) !== entry.total);
  });
  const unacknowledged = stored.filter((order) => !acknowledgedCarts.has(order.cart_id));
  return [
    ...countOf(lost, 'acknowledged orders are lost'),
    ...countOf(otherwise, 'orders have another number or total than was acknowledged'),
    ...countOf(unacknowledged, 'orders were never acknowledged'),
    ...countOf(refused, 'placings were refused'),
    ...(acknowledged.length === 0 ? ['no order was acknowledged'] : []),
  ];
}

const countOf = (found: readonly object[], what: string): string[] =>
  found.length > 0 ? [`${found.length} ${what}: ${JSON.stringify(found.slice(0, 3))}`] : [];
