import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { erpMessageStore } from '#capabilities/erp/store/erp-message.store.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer } from '#capabilities/ordering/test-placing.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { operate } from '../testing/operator.ts';
import type { TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
let owner: Placer;
let number: string;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ env: { JOBS: '0' } }));
});
afterAll(() => portal.close());
beforeEach(async () => {
  await forgetOrders(portal);
  number = (await owner.place((await fillCart(owner)).id)).order.order_number;
  await portal.sql(
    `update erp_message set state = 'parked', attempts = 1, last_code = 'V1/302', last_error = '{"said":"Customer is blocked"}',
       parked_at = now()`,
  );
  await portal.sql(`update placed_order set is_checked = true`);
});

const messages = () =>
  portal.sql<{ kind: string; state: string }>(`select kind, state from erp_message order by sequence`);
const detail = async () => (await owner.caller.get(`/api/orders/${number}`)).body;

test('what is parked is listed with the ERP’s words', async () => {
  expect(await operate(portal, 'erp')).toMatch(
    new RegExp(`parked 1;[^]*parked +${number} +create +V1/302 +Customer is blocked`),
  );
  expect(await detail()).toMatchObject({ erpState: 'checking' });
});

test('retry sends it again, and the buyer reads that it waits', async () => {
  await operate(portal, 'erp', 'retry', number);

  expect(await messages()).toEqual([{ kind: 'create', state: 'waiting' }]);
  expect(await detail()).toMatchObject({ erpState: 'waiting', sapId: null });
  const jobs = await portal.sql(`select 1 from pgboss.job where name = 'erp-order-event' and singleton_key = $1`, [
    number,
  ]);
  expect(jobs).toHaveLength(2);
});

test('adopt gives it the number that it has there', async () => {
  await operate(portal, 'erp', 'adopt', number, '0010004711');

  expect(await messages()).toEqual([{ kind: 'create', state: 'done' }]);
  expect(await detail()).toMatchObject({ erpState: 'received', sapId: '0010004711' });
});

test('give-up rejects it and tells its buyer, but not while it may be at the ERP', async () => {
  await portal.sql(`update erp_message set unknown_since = now()`);
  await expect(operate(portal, 'erp', 'give-up', number)).rejects.toThrow(/may be at the ERP/);
  await portal.sql(`update erp_message set unknown_since = null`);

  await operate(portal, 'erp', 'give-up', number);

  expect(await messages()).toEqual([{ kind: 'create', state: 'withdrawn' }]);
  expect(await detail()).toMatchObject({ status: 'Fully Rejected' });
  const notified = await portal.sql<{ kind: string }>(`select kind from notification where subject = $1`, [
    `order:${number}`,
  ]);
  expect(notified.map(({ kind }) => kind)).toContain('order-given-up');
});

const take = (more = '') =>
  portal.sql(
    `update erp_message set last_code = 'REFERENCE_TAKEN', last_error = '{"said":null}', attempts = 3 ${more}`,
  );

test('where another document has its reference, the list names the way out, and the order is sent under a new one', async () => {
  await take(', first_sent_at = now()');
  const [before] = await portal.sql<{ request_id: string }>(`select request_id from erp_message`);

  const list = await operate(portal, 'erp');
  const said = await operate(portal, 'erp', 'renumber', number);

  expect(list).toContain(`\`erp renumber ${number}\``);
  expect(said).toBe(`${number} keeps its number here and is sent as ${number}-2 to the ERP`);
  const [row] = await portal.sql(
    `select state, reference, attempts, first_sent_at, last_code, parked_at, request_id from erp_message`,
  );
  expect(row).toEqual({
    state: 'waiting',
    reference: `${number}-2`,
    attempts: 0,
    first_sent_at: null,
    last_code: null,
    parked_at: null,
    request_id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(row).not.toMatchObject({ request_id: before?.request_id });
  expect(await detail()).toMatchObject({ erpState: 'waiting', orderNumber: number });
  expect(
    await portal.sql(`select actor, details from audit_event where action = 'erp-renumbered' and subject = $1`, [
      `order:${number}`,
    ]),
  ).toEqual([{ actor: 'operator', details: { reference: `${number}-2` } }]);
});

test('asked for twice it is renumbered once; taken again it gets the next', async () => {
  await take();

  const both = await Promise.allSettled([
    operate(portal, 'erp', 'renumber', number),
    operate(portal, 'renumber', number),
  ]);
  await take(`, state = 'parked', parked_at = now()`);
  const again = await operate(portal, 'renumber', number);

  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(again).toContain(`is sent as ${number}-3`);
});

test.each([
  ['is parked for another reason', `last_code = 'V1/302'`, /is not parked as REFERENCE_TAKEN/],
  ['waits', `state = 'waiting', parked_at = null`, /is not parked as REFERENCE_TAKEN/],
  ['is on its way', `state = 'sending'`, /is not parked as REFERENCE_TAKEN/],
  ['may be there', `unknown_since = now()`, /may be at the ERP under the reference it has: `erp retry`/],
  ['is there', `state = 'done', parked_at = null`, /Nothing of the order \d+ waits for the ERP/],
])('an order that %s keeps its reference', async (_, change, expected) => {
  await take(`, state = 'parked'`);
  await portal.sql(`update erp_message set ${change}`);

  await expect(operate(portal, 'erp', 'renumber', number)).rejects.toThrow(expected);

  expect(await portal.sql(`select reference from erp_message`)).toEqual([{ reference: null }]);
});

test('after a restore numbers jump, and nothing without a number is believed to be unsent', async () => {
  const said = await operate(portal, 'restored');
  const next = (await owner.place((await fillCart(owner)).id)).order.order_number;

  expect(said).toContain('1 orders without a SAP number');
  expect(Number(next) - Number(number)).toBeGreaterThan(100_000);
  const [first] = await portal.sql<{ state: string; doubted: boolean }>(
    `select state, unknown_since is not null as doubted from erp_message where order_number = $1`,
    [number],
  );
  expect(first).toEqual({ state: 'unknown', doubted: true });
});

test.each([
  [['erp', 'retry'], /Which order/],
  [['renumber'], /Which order/],
  [['erp', 'renumber', '9999999'], /Nothing of the order 9999999/],
  [['erp', 'retry', '9999999'], /Nothing of the order 9999999/],
  [['erp', 'adopt', '4500001', '../etc'], /ERP's number/],
  [['erp', 'explode', '1'], /no command "erp explode"/],
])('%s is refused in words', async (args, expected) => {
  await expect(operate(portal, ...args)).rejects.toThrow(expected);
});

test('who did what is in the audit', async () => {
  await operate(portal, 'erp', 'retry', number);

  const rows = await portal.sql(`select actor from audit_event where action = 'erp-retried' and subject = $1`, [
    `order:${number}`,
  ]);
  expect(rows).toEqual([{ actor: 'operator' }]);
});

test('a message that no job stands for is found and woken once; one that is parked waits for people', async () => {
  const database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const store = <T>(work: (messages: ReturnType<typeof erpMessageStore>) => Promise<T>) =>
    database.write((transaction) => work(erpMessageStore(transaction)));
  const forgotten = () => store((messages) => messages.findForgotten(10));
  const waiting = [{ orderNumber: number, kind: 'create' as const, createdAt: expect.any(Date) }];
  const found: unknown[] = [];
  const endJobs = () => portal.sql(`update pgboss.job set state = 'completed' where name = 'erp-order-event'`);

  await endJobs();
  found.push(await forgotten());
  await portal.sql(`update erp_message set state = 'waiting'`);
  found.push(await forgotten());
  await store((messages) => messages.wake([{ orderNumber: number, kind: 'create', createdAt: new Date() }]));
  found.push(await forgotten());
  await endJobs();
  await portal.sql(`update erp_message set state = 'unknown'`);
  found.push(await forgotten());
  await database.close();

  expect(found).toEqual([[], waiting, [], waiting]);
});
