import type { JudgedGate } from '@dray/contract/customers/gate-shapes.ts';
import { gates, neverJudged } from '@dray/contract/customers/gates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, openOrderingPortal, type Placer, placerAt } from '../ordering/test-placing.ts';
import { addStaff } from '../staff/test-staff.ts';
import { broken } from './test-broken-gates.ts';

let portal: TestPortal;
let support: Caller;
let sales: Caller;
let shift: Placer;
let cart: { id: string; shown_hash: string };
beforeAll(async () => {
  portal = await openOrderingPortal({ env: { JOBS: '0' } });
  await addStaff(portal, 'support@meridian.example', [{ role: 'support' }]);
  await addStaff(portal, 'rep@meridian.example', [{ role: 'sales', markets: ['CZ'] }]);
  await portal.sql(
    `insert into sales_portfolio (uid, company_id, country) values ('u-rep-meridian-example', 'C1001', 'CZ')`,
  );
  support = await portal.signIn('support@meridian.example');
  sales = await portal.signIn('rep@meridian.example');
  shift = placerAt(await portal.signIn('shift@ulipy.example'));
  cart = await fillCart(shift);
});
afterAll(() => portal.close());

const address = (shipTo: string, uid?: string) =>
  `/api/staff/customers/C1001/obstacles?shipTo=${shipTo}${uid ? `&uid=${uid}` : ''}`;
const judge = async (caller = support, uid: string | undefined = 'u-ulipy-shift'): Promise<JudgedGate[]> =>
  (await caller.get(address('100234', uid))).body.gates;
const closedIn = (judged: readonly JudgedGate[]) =>
  judged.filter(({ state }) => state === 'closed').map(({ gate }) => gate);

/** Processes follow what was changed past them within seconds. */
async function change(statements: readonly string[]): Promise<void> {
  for (const statement of statements) await portal.sql(statement);
  portal.clock.advance({ ms: 3_000 });
}

const place = async () => {
  const { body } = await shift.askToPlace(cart.id, { shown_hash: cart.shown_hash });
  return body?.data?.placeOrder?.order ?? undefined;
};

test('every gate that is judged has a way to be broken alone', () => {
  const judged = gates.filter((gate) => !neverJudged.includes(gate));

  expect(Object.keys(broken).toSorted()).toEqual([...judged].toSorted());
});

test.each(Object.keys(broken) as (keyof typeof broken)[])(
  'where %s alone is broken, it alone is named, and nobody orders',
  async (gate) => {
    const { close, open } = broken[gate]!;
    expect(closedIn(await judge())).toEqual([]);

    await change(close);
    const judged = await judge();
    const placed = await place();
    await change(open);

    expect(closedIn(judged)).toEqual([gate]);
    expect(judged.find((each) => each.gate === gate)?.fix).not.toBeNull();
    expect(placed).toBeUndefined();
  },
);

test('all gates are told in their sequence, and what placing does not ask is not judged', async () => {
  const judged = await judge();

  expect(judged.map(({ gate }) => gate)).toEqual(gates);
  expect(judged.filter(({ state }) => state === 'not-judged').map(({ gate }) => gate)).toEqual(neverJudged);
  expect(judged.find(({ gate }) => gate === 'calendar')?.detail).toEqual({
    name: 'next-delivery',
    values: { date: '2026-11-13' },
  });
});

test('a ship-to alone is judged without what hangs on a person', async () => {
  const judged = await judge(support, '');

  expect(judged.filter(({ detail }) => detail?.name === 'no-person').map(({ gate }) => gate)).toEqual([
    'account',
    'role',
    'agreement',
    'cart',
  ]);
  expect(closedIn(judged)).toEqual([]);
});

test('what placing would say stands with the gate, in the reader’s language', async () => {
  await change(broken['ship-to']!.close);
  const { body } = await support.get(address('100234', 'u-ulipy-shift'), { language: 'cs' });
  await change(broken['ship-to']!.open);

  const gate = body.gates.find((each: JudgedGate) => each.gate === 'ship-to');
  expect(gate.texts).toHaveLength(1);
  expect(gate.texts[0]).toMatch(/[ěščřžýáíé]/);
  expect(gate.detail).toEqual({ name: 'ship-to-status', values: { status: 'Suspended' } });
});

test('a role at another ship-to opens nothing here', async () => {
  const { body } = await support.get(address('100235', 'u-ulipy-shift'));

  expect(closedIn(body.gates)).toContain('role');
});

test('somebody else’s ship-to and somebody else’s person are as good as missing', async () => {
  const answers = [
    await support.get('/api/staff/customers/C1001/obstacles?shipTo=100301'),
    await support.get(address('100234', 'u-tatravelko-owner')),
    await support.get(address('100234', 'u-meridian-staff')),
    await sales.get('/api/staff/customers/C1002/obstacles?shipTo=100237'),
  ];

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'SHIP_TO_NOT_FOUND'],
    [404, 'USER_NOT_FOUND'],
    [404, 'USER_NOT_FOUND'],
    [404, 'COMPANY_NOT_FOUND'],
  ]);
  expect((await sales.get(address('100234'))).status).toBe(200);
});

test('asking changes nothing, not even the cart that is looked at', async () => {
  const facts = () => portal.sql('select id, version, state, changed_at from cart order by id');
  const before = await facts();

  await judge();

  expect(await facts()).toEqual(before);
});

test('a customer with no gate closed places an order', async () => {
  expect(closedIn(await judge())).toEqual([]);

  expect(await place()).toMatchObject({ order_number: expect.stringMatching(/^45/) });
});
