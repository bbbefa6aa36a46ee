import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff } from '../staff/test-staff.ts';
import { oraclePrices } from './test-price-oracle.ts';

let portal: TestPortal;
let planner: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  await addStaff(portal, 'planner@meridian.example', [{ role: 'pricing', markets: ['CZ'] }]);
  planner = await portal.signIn('planner@meridian.example');
  await portal.sql(`insert into price_list (code, country, currency, excluded_brands) values
    ('PLAN-CZ', 'CZ', 'CZK', '{}'), ('PLAN-SK', 'SK', 'EUR', '{}')`);
  await portal.sql(`insert into price (price_list_id, sku, kind, net_price)
    select l.id, p.sku, 'customer', p.net_price * case when p.sku = 'CZ100001' then 2 else 1 end
    from price_list l, price p join price_list own on own.id = p.price_list_id
    join ship_to_price_list f on f.price_list_id = own.id and f.ship_to_id = '100234'
    where l.code = 'PLAN-CZ' and p.kind = 'customer' and p.min_qty = 1 and p.sku <> 'CZ100002'
    on conflict do nothing`);
});
afterAll(() => portal.close());

const followed = async () => (await planner.get('/api/staff/assignments?shipTo=100234')).body;
const preview = (priceList: string, validFrom = '2027-01-01') =>
  planner.get(`/api/staff/assignments/preview?shipTo=100234&priceList=${priceList}&validFrom=${validFrom}`);
const assign = (wanted: object, caller = planner) =>
  caller.send('PUT', '/api/staff/assignments', { shipTo: '100234', ...wanted });

test('what another list would change is what the shop would show', async () => {
  const before = new Map((await oraclePrices(portal, '100234')).map(({ sku, your }) => [sku, your]));

  const { body } = await preview('PLAN-CZ', '2026-11-12');

  const lost = body.products.find(({ sku }: { sku: string }) => sku === 'CZ100002');
  expect(lost).toMatchObject({ before: before.get('CZ100002'), after: null });
  expect(body).toMatchObject({ currency: 'CZK', gained: 0 });
  expect(body.dearer).toBeGreaterThanOrEqual(1);
  expect(body.same + body.dearer + body.cheaper + body.lost).toBe(
    [...before.values()].filter((price) => price !== null).length,
  );
});

test('a list that is planned counts from its day on, and not before', async () => {
  const { version, current } = await followed();

  const { status, body } = await assign({ priceList: 'PLAN-CZ', validFrom: '2027-01-01', version });

  expect(status).toBe(200);
  expect(body.current).toBe(current);
  expect(body.lists.at(-1)).toEqual({ validFrom: '2027-01-01', priceList: 'PLAN-CZ', name: '' });
  portal.clock.advance({ ms: 2_500 });
  const staff = await portal.signIn('staff@meridian.example');
  const priceOn = async (day: string) =>
    (await staff.get(`/api/staff/prices/explain?shipTo=100234&sku=CZ100001&day=${day}`)).body.price;
  expect(await priceOn('2027-01-01')).toBeGreaterThan(await priceOn('2026-12-31'));
  expect(await portal.sql(`select changes, company_id from audit_event where action = 'price-list-assigned'`)).toEqual([
    { company_id: 'C1001', changes: { priceList: { from: null, to: 'PLAN-CZ' } } },
  ]);
});

test('the same once more changes nothing, a stale version is told the fresh one, and a day can be taken back', async () => {
  const { version } = await followed();
  const same = await assign({ priceList: 'PLAN-CZ', validFrom: '2027-01-01', version: 'stale' });
  const stale = await assign({ priceList: 'PLAN-CZ', validFrom: '2027-02-01', version: 'stale' });
  const taken = await assign({ priceList: null, validFrom: '2027-01-01', version });

  expect(same.status).toBe(200);
  expect(stale).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE', fresh: { version } } });
  expect(taken.body.lists).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['today', { priceList: 'PLAN-CZ', validFrom: '2026-11-12' }, '422 ASSIGNMENT_PAST'],
  ['another market’s list', { priceList: 'PLAN-SK', validFrom: '2027-01-01' }, '404 PRICE_LIST_NOT_FOUND'],
  ['the list of the market', { priceList: 'CZ', validFrom: '2027-01-01' }, '404 PRICE_LIST_NOT_FOUND'],
  ['a foreign ship-to', { shipTo: '100301', priceList: 'PLAN-SK', validFrom: '2027-01-01' }, '404 SHIP_TO_NOT_FOUND'],
])('a plan for %s is refused', async (_what, wanted, expected) => {
  const { status, body } = await assign({ version: '0', ...wanted });

  expect(`${status} ${body.code}`).toBe(expected);
});

test('two who plan the same day at once: one of them is told', async () => {
  const { version } = await followed();
  const [own] = await portal.sql<{ code: string }>(
    `select code from price_list where country = 'CZ' and not is_market_list and code <> 'PLAN-CZ' order by code limit 1`,
  );

  const answers = await Promise.all([
    assign({ priceList: 'PLAN-CZ', validFrom: '2027-03-01', version }),
    assign({ priceList: own?.code, validFrom: '2027-03-01', version }),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
