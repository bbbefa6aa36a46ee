import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { insertPlaced } from '../../testing/plain-orders.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, openOrderingPortal, placerAt } from '../ordering/test-placing.ts';
import { addStaff } from '../staff/test-staff.ts';

let portal: TestPortal;
let agent: Caller;
let slovak: Caller;
let seller: Caller;
let numbers: string[];
beforeAll(async () => {
  portal = await openOrderingPortal({ env: { JOBS: '0' } });
  const pool = new pg.Pool({ connectionString: portal.superuserUrl, max: 1 });
  numbers = await insertPlaced(pool, 6).finally(() => pool.end());
  const now = portal.clock.now().getTime();
  // The first is the newest; two of them are of the same moment.
  for (const [index, number] of numbers.entries())
    await portal.sql('update placed_order set placed_at = $1 where order_number = $2', [
      new Date(now - Math.min(index, 4) * 60_000),
      number,
    ]);
  await portal.sql(
    `update placed_order set company_id = 'C2001', ship_to_id = '100301', country = 'SK' where order_number = $1`,
    [numbers[3]],
  );
  await portal.sql(
    `update placed_order set sap_id = '0010004711', status = 'Partially Processed' where order_number = $1`,
    [numbers[1]],
  );
  for (const [name, role, markets] of [
    ['agent', 'support', ['CZ', 'SK']],
    ['slovak', 'support', ['SK']],
    ['seller', 'sales', ['CZ', 'SK']],
  ] as const)
    await addStaff(portal, `${name}@meridian.example`, [{ role, markets: [...markets] }]);
  await portal.sql(
    `insert into sales_portfolio (uid, company_id, country)
     values ('u-seller-meridian-example', 'C1001', 'CZ'), ('u-seller-meridian-example', 'C2001', 'SK')`,
  );
  agent = await portal.signIn('agent@meridian.example');
  slovak = await portal.signIn('slovak@meridian.example');
  seller = await portal.signIn('seller@meridian.example');
}, 120_000);
afterAll(() => portal.close());

const list = async (query = '', caller = agent) => (await caller.get(`/api/staff/orders${query}`)).body;
const numbersOf = async (query = '', caller = agent) =>
  (await list(query, caller)).results.map(({ orderNumber }: { orderNumber: string }) => orderNumber);
const [first, second, third, slovakOne, fifth, last] = [0, 1, 2, 3, 4, 5].map((index) => () => numbers[index]!) as [
  () => string,
  () => string,
  () => string,
  () => string,
  () => string,
  () => string,
];

test('orders of every customer are listed with whose they are and who placed them, the newest first', async () => {
  const page = await list('?limit=2');

  expect(page).toMatchObject({ total: 6, totalIsAtLeast: false, offset: 0, limit: 2 });
  expect(page.results).toMatchObject([
    { orderNumber: first(), companyId: 'C1001', companyName: 'U Lípy s.r.o.', market: 'CZ', shipToId: '100234' },
    { orderNumber: second(), sapId: '0010004711', status: 'Partially Processed', total: 242, currency: 'CZK' },
  ]);
  expect(page.results[0].placedBy).toMatch(/^\S+ \S+/);
});

test('each filter leaves what it says, and they go together', async () => {
  expect(await numbersOf('?market=SK')).toEqual([slovakOne()]);
  expect(await numbersOf('?company=C2001')).toEqual([slovakOne()]);
  expect(await numbersOf('?company=C2001&market=CZ')).toEqual([]);
  expect(await numbersOf('?status=Partially%20Processed')).toEqual([second()]);
  expect(await numbersOf('?search=0010004711')).toEqual([second()]);
  expect(await numbersOf('?shipTo=100301')).toEqual([slovakOne()]);
  expect(await numbersOf('?shipTo=100301&company=C1001')).toEqual([]);
  const today = portal.clock.now().toISOString().slice(0, 10);
  expect(await numbersOf(`?market=CZ&from=${today}&to=${today}`)).toHaveLength(5);
  expect(await numbersOf('?to=2020-01-01')).toEqual([]);
});

test('behind any row comes the next one, also where two were placed at the same moment', async () => {
  const walked: string[] = [];
  for (let before = ''; ; before = `&before=${walked.at(-1)}`) {
    const [next] = await numbersOf(`?limit=1${before}`);
    if (!next) break;
    walked.push(next);
  }

  expect(walked).toEqual(await numbersOf());
  expect(walked.slice(-2).toSorted()).toEqual([fifth(), last()].toSorted());
  expect(walked).toContain(third());
  expect((await agent.get('/api/staff/orders?before=none')).body.code).toBe('ORDER_NOT_FOUND');
  expect((await agent.get('/api/staff/orders?offset=1001')).status).toBe(400);
});

test('another market, or a customer out of the portfolio, is like none', async () => {
  expect(await numbersOf('', slovak)).toEqual([slovakOne()]);
  expect(await numbersOf('?market=CZ', slovak)).toEqual([]);
  expect((await slovak.get('/api/staff/orders?company=C1001')).body.code).toBe('COMPANY_NOT_FOUND');
  expect((await slovak.get(`/api/staff/orders?before=${first()}`)).body.code).toBe('ORDER_NOT_FOUND');
  const [foreign, missing] = [
    await slovak.get(`/api/staff/orders/${first()}`),
    await slovak.get('/api/staff/orders/none'),
  ];
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  expect(foreign.status).toBe(404);
  await portal.sql(`update placed_order set company_id = 'C1002' where order_number = $1`, [first()]);
  expect(await numbersOf('', seller)).toHaveLength(5);
  expect(await numbersOf('?market=SK', seller)).toEqual([slovakOne()]);
  expect((await seller.get(`/api/staff/orders/${first()}`)).status).toBe(404);
  await portal.sql(`update placed_order set company_id = 'C1001' where order_number = $1`, [first()]);
});

test('one order is what its customer sees, and without documents for who may not see them', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const cart = await fillCart(placerAt(owner));
  const { order } = await placerAt(owner).place(cart.id, { shown_hash: cart.shown_hash });
  const number = order.order_number;
  const seen = (await owner.get(`/api/orders/${number}`)).body;

  const { body } = await agent.get(`/api/staff/orders/${number}`);

  expect(body).toMatchObject({ companyId: 'C1001', companyName: 'U Lípy s.r.o.', market: 'CZ', orderNumber: number });
  expect(body.lines).toHaveLength(1);
  for (const field of ['lines', 'totals', 'status', 'deliveries', 'returnables', 'placedByName'] as const)
    expect(body[field], field).toEqual(seen[field]);
  // Whether it is invoiced is known by the documents alone.
  expect(body.progress).toEqual(seen.progress.filter(({ code }: { code: string }) => code !== 'invoiced'));
  expect([seen.documents, body.documents]).toEqual([[], null]);
  expect((await seller.get(`/api/staff/orders/${number}`)).status).toBe(200);
  expect((await agent.get('/api/staff/orders?day=1')).body.message).toContain('day');
});
