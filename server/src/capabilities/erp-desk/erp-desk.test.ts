import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parkOrder } from '../../edge/test-erp-probes.ts';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff } from '../staff/test-staff.ts';

const messages = '/api/staff/erp/messages';

let portal: TestPortal;
let operator: Caller;
let slovak: Caller;
beforeAll(async () => {
  // Nothing is sent meanwhile.
  portal = await openTestPortal({ env: { JOBS: '0' } });
  operator = await portal.signIn('staff@meridian.example');
  const email = 'erp.sk@meridian.example';
  await addStaff(portal, email, [{ role: 'operator', markets: ['SK'] }]);
  slovak = await portal.signIn(email);
});
afterAll(() => portal.close());
beforeEach(() => portal.sql('delete from erp_message; delete from erp_mismatch'));

const list = async (query = '', caller = operator) => (await caller.get(`${messages}${query}`)).body;
const show = async (number: string) => (await operator.get(`${messages}/${number}`)).body;
const post = (number: string, verb: string, body?: object, caller = operator) =>
  caller.send('POST', `${messages}/${number}/${verb}`, body);
const trail = (number: string) =>
  portal.sql<{ action: string; company_id: string; details: object }>(
    'select action, company_id, details from audit_event where subject = $1 order by id',
    [`order:${number}`],
  );
const reason = 'Found by its number in the ERP';

test('what is parked is listed with whose order it is, its cause and what helps', async () => {
  const blocked = await parkOrder(portal);
  const taken = await parkOrder(portal, 'REFERENCE_TAKEN');

  const page = await list('?state=parked');

  expect(page).toMatchObject({ total: 2, states: { parked: 2, waiting: 0 }, isCut: false });
  expect(page.causes).toEqual([
    { cause: 'REFERENCE_TAKEN', count: 1 },
    { cause: 'V1/302', count: 1 },
  ]);
  expect(page.results).toMatchObject([
    {
      orderNumber: blocked,
      companyId: 'C1001',
      companyName: 'U Lípy s.r.o.',
      shipToName: 'U Lípy',
      country: 'CZ',
      total: 242,
      currency: 'CZK',
      verbs: ['retry', 'adopt', 'give-up'],
    },
    { orderNumber: taken, verbs: ['renumber', 'retry', 'adopt', 'give-up'] },
  ]);
});

test('the list is narrowed by state, cause, market and how long it has waited', async () => {
  const number = await parkOrder(portal);
  const other = await parkOrder(portal, 'REFERENCE_TAKEN');
  await portal.sql(`update erp_message set created_at = now() - interval '2 hours' where order_number = $1`, [other]);
  const numbers = async (query: string) =>
    (await list(query)).results.map(({ orderNumber }: { orderNumber: string }) => orderNumber);

  expect(await numbers('?cause=V1%2F302')).toEqual([number]);
  expect(await numbers('?state=waiting')).toEqual([]);
  expect(await numbers('?market=SK')).toEqual([]);
  expect((await list('?limit=1&offset=1')).results).toHaveLength(1);
  expect((await operator.get(`${messages}?page=1`)).body).toMatchObject({ code: 'UNKNOWN_FIELD' });
});

test('an order shows its whole way with the ERP’s own words', async () => {
  const number = await parkOrder(portal);

  expect(await show(number)).toMatchObject({
    orderNumber: number,
    sapId: null,
    queued: { state: 'parked', cause: 'V1/302' },
    messages: [{ sequence: 1, kind: 'create', said: 'Customer is blocked', attempts: 1 }],
  });
});

test('an order of another market is none', async () => {
  const number = await parkOrder(portal);

  expect((await list('', slovak)).results).toEqual([]);
  expect((await slovak.get(`${messages}/${number}`)).status).toBe(404);
  for (const [verb, body] of [
    ['retry', undefined],
    ['renumber', undefined],
    ['adopt', { sapId: '4711', reason }],
    ['give-up', { reason }],
  ] as const)
    expect((await post(number, verb, body, slovak)).body).toMatchObject({ code: 'NOT_FOUND' });
  expect(await trail(number)).toEqual([]);
});

test('sent again twenty times it is one message with one job, and each press is in the audit', async () => {
  const number = await parkOrder(portal);
  const jobs = () => portal.sql(`select 1 from pgboss.job where singleton_key = $1 and state < 'completed'`, [number]);

  const answers = [];
  for (let press = 0; press < 20; press += 1) answers.push(await post(number, 'retry'));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.at(-1)?.body).toMatchObject({ queued: { state: 'waiting' }, messages: [{ sequence: 1 }] });
  expect((await jobs()).length).toBeGreaterThan(0);
  expect(await trail(number)).toHaveLength(20);
  expect(await portal.sql('select 1 from erp_message where order_number = $1', [number])).toHaveLength(1);
});

test('what is parked for one cause is sent again together, and nothing else', async () => {
  const [one, two] = [await parkOrder(portal, 'V1/555'), await parkOrder(portal, 'V1/555')];
  const other = await parkOrder(portal);
  const all = (body: object, caller = operator) => caller.send('POST', `${messages}/retry`, body);

  expect((await all({ cause: 'V1/555' }, slovak)).body).toEqual({ resent: 0, left: 0 });
  expect((await all({ cause: 'V1/555', market: 'SK' })).body).toEqual({ resent: 0, left: 0 });
  expect((await all({ cause: 'V1/555', market: 'CZ' })).body).toEqual({ resent: 2, left: 0 });
  expect((await all({ cause: 'V1/555' })).body).toEqual({ resent: 0, left: 0 });

  expect((await list('?state=parked')).results).toMatchObject([{ orderNumber: other }]);
  expect([await trail(one), await trail(two), await trail(other)].map(({ length }) => length)).toEqual([1, 1, 0]);
});

test('of more than one transaction takes, the rest is left for the next', async () => {
  for (let n = 0; n < 101; n += 1) await parkOrder(portal, 'V1/556');
  const all = async () => (await operator.send('POST', `${messages}/retry`, { cause: 'V1/556' })).body;

  expect([await all(), await all(), await all()]).toEqual([
    { resent: 100, left: 1 },
    { resent: 1, left: 0 },
    { resent: 0, left: 0 },
  ]);
});

test('an order is held back by hand until it is sent again, but not while it is on its way', async () => {
  const number = await parkOrder(portal);
  await post(number, 'retry');
  expect((await show(number)).queued.verbs).toEqual(['retry', 'adopt', 'give-up', 'park']);
  await portal.sql(`update erp_message set state = 'sending' where order_number = $1`, [number]);
  expect((await post(number, 'park', { reason })).body).toMatchObject({ code: 'ERP_SENDING_NOW' });
  await portal.sql(`update erp_message set state = 'waiting' where order_number = $1`, [number]);
  expect((await post(number, 'park')).status).toBe(400);
  expect((await post(number, 'park', { reason }, slovak)).body).toMatchObject({ code: 'NOT_FOUND' });

  const held = (await post(number, 'park', { reason })).body;

  expect(held.queued).toMatchObject({ state: 'parked', cause: 'BY_HAND', verbs: ['retry', 'adopt', 'give-up'] });
  expect(await portal.sql('select is_checked from placed_order where order_number = $1', [number])).toEqual([
    { is_checked: true },
  ]);
  expect((await post(number, 'retry')).body.queued).toMatchObject({ state: 'waiting' });
  expect((await trail(number)).map(({ action }) => action)).toEqual(['erp-retried', 'erp-parked', 'erp-retried']);
});

test('what waits for more than a quarter of an hour is counted as late', async () => {
  const number = await parkOrder(portal);
  await post(number, 'retry');
  // By the clock of the portal, which wrote when it was sent again.
  const [sent] = await portal.sql<{ at: Date }>('select created_at as at from erp_message where order_number = $1', [
    number,
  ]);
  const lateAfter = async (minutes: number) => {
    const at = new Date((sent?.at.getTime() ?? 0) - minutes * 60_000);
    await portal.sql('update erp_message set created_at = $2 where order_number = $1', [number, at]);
    return (await list()).late;
  };

  expect([await lateAfter(14), await lateAfter(16)]).toEqual([0, 1]);
  await post(number, 'park', { reason });
  expect((await list()).late).toBe(0);
});

test('an order is adopted under a number that no other order has', async () => {
  const number = await parkOrder(portal);
  const other = await parkOrder(portal);
  expect((await post(number, 'adopt', { sapId: '0010004711', reason })).body).toMatchObject({
    sapId: '0010004711',
    queued: null,
  });

  expect((await post(number, 'adopt', { sapId: '0010004711', reason })).body).toMatchObject({ sapId: '0010004711' });
  const refused = await post(other, 'adopt', { sapId: '0010004711', reason });

  expect(refused).toMatchObject({ status: 409, body: { code: 'ERP_NUMBER_TAKEN' } });
  expect((await post(other, 'adopt', { sapId: '12 34', reason })).status).toBe(400);
  expect((await post(number, 'retry')).body).toMatchObject({ code: 'ERP_NOTHING_WAITS' });
  expect(await trail(number)).toEqual([
    { action: 'erp-adopted', company_id: 'C1001', details: { sapId: '0010004711', reason } },
  ]);
});

test('what the ERP may have is neither given up nor sent under another number', async () => {
  const number = await parkOrder(portal, 'REFERENCE_TAKEN');
  await portal.sql('update erp_message set unknown_since = now() where order_number = $1', [number]);

  expect((await show(number)).queued.verbs).toEqual(['retry', 'adopt']);
  expect((await post(number, 'give-up', { reason })).body).toMatchObject({ code: 'ERP_MAY_HAVE_IT' });
  expect((await post(number, 'renumber')).body).toMatchObject({ code: 'ERP_MAY_HAVE_IT' });
  expect(await trail(number)).toEqual([]);
});

test('what the ERP alone has is seen in the market that it was told of, and each difference says what it is', async () => {
  const number = await parkOrder(portal);
  await portal.sql(
    `insert into erp_mismatch (kind, order_number, sap_id, details, first_seen_at, last_seen_at)
     values ('UNKNOWN_ORDER', 'X-1', '1', '{"country": "SK"}', now(), now()),
       ('PRICE_DIFFERS', $1, '2', '{"portal": 20000, "erp": 20150}', now(), now()),
       ('LINES_DIFFER', $1, '2', '{"lines": [10, 30]}', now(), now())`,
    [number],
  );
  const mismatches = async (caller: Caller, query = '') =>
    (await caller.get(`/api/staff/erp/reconciliation${query}`)).body.results;

  expect(await mismatches(slovak)).toMatchObject([{ kind: 'UNKNOWN_ORDER', country: 'SK', companyName: null }]);
  expect(await mismatches(operator, '?market=SK')).toHaveLength(1);
  expect(await mismatches(operator, '?market=CZ&kind=LINES_DIFFER')).toMatchObject([
    { lines: [10, 30], amounts: null },
  ]);
  expect(await mismatches(operator, '?market=CZ&kind=PRICE_DIFFERS')).toMatchObject([
    { lines: null, amounts: { here: 200, there: 201.5, currency: 'CZK' } },
  ]);
});

test('what does not agree is listed; what the ERP alone has is for those who see every market', async () => {
  const number = await parkOrder(portal);
  await portal.sql(
    `insert into erp_mismatch (kind, order_number, sap_id, first_seen_at, last_seen_at)
     values ('NOT_ARRIVED', $1, '', now(), now()), ('UNKNOWN_ORDER', 'X-1', '0010009999', now(), now()),
       ('UNREADABLE', 'X-2', '', now(), now())`,
    [number],
  );
  const mismatches = async (caller: Caller, query = '') =>
    (await caller.get(`/api/staff/erp/reconciliation${query}`)).body.results;

  expect(await mismatches(operator)).toMatchObject([
    { kind: 'NOT_ARRIVED', orderNumber: number, companyName: 'U Lípy s.r.o.' },
    { kind: 'UNKNOWN_ORDER', orderNumber: 'X-1', sapId: '0010009999', companyName: null },
    { kind: 'UNREADABLE', orderNumber: 'X-2', companyName: null },
  ]);
  expect(await mismatches(operator, '?kind=NOT_ARRIVED&market=CZ')).toHaveLength(1);
  await portal.sql(`update erp_mismatch set first_seen_at = '2026-03-29T22:30:00Z' where kind = 'NOT_ARRIVED'`);
  expect(await mismatches(operator, '?from=2026-03-30&to=2026-03-30')).toMatchObject([{ kind: 'NOT_ARRIVED' }]);
  expect(await mismatches(operator, '?to=2026-03-29')).toEqual([]);
  expect(await mismatches(operator, '?from=2026-03-31')).toHaveLength(2);
  expect(await mismatches(slovak)).toEqual([]);
  const compare = (caller: Caller, markets: string[]) =>
    caller.send('POST', '/api/staff/erp/reconciliation', { markets });
  expect((await compare(operator, ['CZ', 'SK'])).body).toEqual({ asked: true });
  expect((await compare(slovak, ['SK'])).body).toEqual({ asked: true });
  expect((await compare(slovak, ['CZ', 'SK'])).status).toBe(404);
});
