import { orderTransitions } from '@dray/contract/ordering/order-status.ts';
import { ticketStatuses } from '@dray/contract/support/ticket-status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartTransitions } from '#capabilities/cart/rules/cart.model.ts';
import { transitions } from '#capabilities/support/rules/ticket-transitions.model.ts';
import { openTestPortal, type TestPortal } from './testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Table = Readonly<Record<string, readonly string[]>>;
/** Who moves it. */
const ticketTransitions: Table = Object.fromEntries(
  ticketStatuses.map((status) => [
    status,
    [...new Set(transitions.filter(({ from }) => from === status).map(({ to }) => to))],
  ]),
);
const steps = (table: Table): string[] =>
  Object.entries(table)
    .flatMap(([from, all]) => all.map((to) => `${from} → ${to}`))
    .sort();
const stored = async (kind: string): Promise<string[]> => {
  const rows = await portal.sql<{ step: string }>(
    `select from_state || ' → ' || to_state as step from state_transition where kind = $1`,
    [kind],
  );
  return rows.map(({ step }) => step).sort();
};

test.each([
  ['cart', cartTransitions],
  ['order', orderTransitions],
  ['ticket', ticketTransitions],
])('the database and the program know the same steps of a %s', async (kind, table: Table) => {
  expect(await stored(kind)).toEqual(steps(table));
});

const setState = async (kind: string, key: string, from: string, to: string): Promise<void> => {
  const [table, column, id] = kind === 'cart' ? ['cart', 'state', 'id'] : ['placed_order', 'status', 'order_number'];
  // Past the guard, as no program can: the step itself is what is tried.
  await portal.sql(`do $$ begin
    set local session_replication_role = replica;
    update ${table} set ${column} = '${from}' where ${id}::text = '${key}';
  end $$`);
  await portal.sql(`update ${table} set ${column} = $2 where ${id}::text = $1`, [key, to]);
};

test.each([
  ['cart', cartTransitions],
  ['order', orderTransitions],
])('every step of a %s that is not in the table is refused, every other is taken', async (kind, table: Table) => {
  const key = kind === 'cart' ? await aCart() : await anOrder();
  for (const from of Object.keys(table))
    for (const to of Object.keys(table).filter((state) => state !== from)) {
      const going = setState(kind, key, from, to);
      if (table[from]?.includes(to)) await expect(going, `${from} → ${to}`).resolves.toBeUndefined();
      else await expect(going, `${from} → ${to}`).rejects.toMatchObject({ code: '23514' });
    }
});

async function aCart(): Promise<string> {
  const [row] = await portal.sql<{ id: string }>(
    `insert into cart (uid, state, created_at, changed_at) select uid, 'saved', now(), now() from account
       where uid not in (select uid from cart) order by uid limit 1 returning id`,
  );
  return row?.id ?? '';
}

async function anOrder(): Promise<string> {
  const [row] = await portal.sql<{ number: string }>(`
    insert into placed_order (order_number, uid, company_id, ship_to_id, country, customer_order_number, delivery_date,
      transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total, grand_total,
      quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at, placed_by, origin_key)
    select 'STEPS-1', a.uid, s.company_id, s.id, s.country, 'R', '2026-12-01', 'VAN', 'cash', 'CZK', 1, 0, 0, 0, 1, 1, 0, 0, 1,
      0, '{}', now(), a.uid, 'order:STEPS-1'
    from (select uid from account order by uid limit 1) a, (select * from ship_to order by id limit 1) s
    returning order_number as number`);
  return row?.number ?? '';
}
