import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parkOrder } from '../../edge/test-erp-probes.ts';
import { addImport } from '../../edge/test-import-probes.ts';
import { addOnboarding } from '../../edge/test-onboarding-probes.ts';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff } from '../staff/test-staff.ts';

let portal: TestPortal;
const callers: Record<string, Caller> = {};
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  for (const [name, role, markets] of [
    ['operator', 'operator', ['CZ', 'SK', 'IT', 'ES']],
    ['slovak', 'operator', ['SK']],
    ['agent', 'support', ['CZ', 'SK']],
    ['seller', 'sales', ['CZ']],
    ['writer', 'content-editor', ['CZ']],
  ] as const) {
    await addStaff(portal, `${name}@meridian.example`, [{ role, markets: [...markets] }]);
    callers[name] = await portal.signIn(`${name}@meridian.example`);
  }
  await portal.sql(
    `insert into sales_portfolio (uid, company_id, country) values ('u-seller-meridian-example', 'C1001', 'CZ')`,
  );
}, 120_000);
afterAll(() => portal.close());
beforeEach(() =>
  portal.sql('delete from erp_message; delete from erp_mismatch; delete from placed_order; delete from import_run'),
);

type Block = { block: string; waiting: { kind: string; cause: string | null; count: number }[] | null };
const desk = async (name: string, query = '') => (await callers[name]!.get(`/api/staff/desk${query}`)).body;
const blockOf = (answer: { blocks: Block[] }, wanted: string) => answer.blocks.find(({ block }) => block === wanted);

test('each person has the blocks of their rights, and no others', async () => {
  const blocks = async (name: string) => (await desk(name)).blocks.map(({ block }: Block) => block);

  expect(await blocks('operator')).toEqual(['erp', 'differences', 'changes', 'imports', 'onboardings']);
  expect(await blocks('agent')).toEqual(['erp', 'differences', 'requests']);
  expect(await blocks('seller')).toEqual([]);
  expect(await desk('writer')).not.toHaveProperty('days');
  expect(await desk('writer')).toMatchObject({ markets: ['CZ'], blocks: [] });
  expect((await callers.agent!.get('/api/staff/desk?day=today')).body.message).toContain('day');
});

test('what is parked is told by its cause, and what waits too long; what is on its way is not', async () => {
  const number = await parkOrder(portal);
  await parkOrder(portal);
  const late = await parkOrder(portal, '');
  const fresh = await parkOrder(portal, '');
  await portal.sql(`update erp_message set state = 'waiting', parked_at = null where order_number = any($1)`, [
    [late, fresh],
  ]);
  const minutesAgo = (minutes: number) => new Date(portal.clock.now().getTime() - minutes * 60_000);
  await portal.sql('update erp_message set created_at = $1', [minutesAgo(15)]);
  await portal.sql('update erp_message set created_at = $1 where order_number = any($2)', [
    minutesAgo(16),
    [late, number],
  ]);

  expect(blockOf(await desk('operator'), 'erp')?.waiting).toMatchObject([
    { kind: 'parked', cause: 'V1/302', count: 2, example: number, oldest: minutesAgo(16).toISOString() },
    { kind: 'unsent', cause: null, count: 1, example: late, markets: ['CZ'] },
  ]);
  expect(blockOf(await desk('slovak'), 'erp')?.waiting).toEqual([]);
  expect(blockOf(await desk('operator', '?market=SK'), 'erp')?.waiting).toEqual([]);
});

test('differences without an order of ours are for those who look after every market', async () => {
  await portal.sql(
    `insert into erp_mismatch (kind, order_number, sap_id, first_seen_at, last_seen_at)
     values ('UNKNOWN_ORDER', 'X-1', '0010009999', now(), now())`,
  );

  expect(blockOf(await desk('operator'), 'differences')?.waiting).toMatchObject([{ cause: 'UNKNOWN_ORDER', count: 1 }]);
  expect(blockOf(await desk('operator', '?market=CZ'), 'differences')?.waiting).toEqual([]);
  expect(blockOf(await desk('slovak'), 'differences')?.waiting).toEqual([]);
});

test('files that nobody has taken, new customers and changes wait for those who may act', async () => {
  await addImport(portal, 'SK', 'previewed');
  await addImport(portal, 'CZ', 'previewed');
  await portal.sql(
    `update import_run set counts = jsonb_set(counts, '{prices,refused}', '3') where 'CZ' = any(markets)`,
  );
  await addOnboarding(portal, 'SK');
  await portal.sql(
    `insert into change_request (kind, subject, topic, markets, before, after, requested_by, requested_at, expires_at)
     values ('staff-grant', 'account:x', 'x', '{SK}', '{}', '{}', 'u-slovak-meridian-example', now(), 'infinity')`,
  );

  const [all, own] = [await desk('operator'), await desk('slovak')];

  expect(blockOf(all, 'imports')?.waiting).toMatchObject([
    { kind: 'faulty-imports', count: 1, markets: ['CZ'], example: 'a.csv' },
    { kind: 'read-imports', count: 1, markets: ['SK'] },
  ]);
  expect(blockOf(own, 'imports')?.waiting).toMatchObject([{ kind: 'read-imports' }]);
  expect(blockOf(own, 'onboardings')?.waiting).toMatchObject([{ kind: 'onboardings', markets: ['SK'], count: 1 }]);
  expect(blockOf(all, 'changes')?.waiting).toMatchObject([{ kind: 'changes', count: 1 }]);
  // Nobody decides on what they asked for themselves.
  expect(blockOf(own, 'changes')?.waiting).toEqual([]);
  await portal.sql(`delete from change_request where topic = 'x'`);
});

test('today’s orders stand beside those of the same weekday until the same time, by market and portfolio', async () => {
  const [today, before, later, other] = [
    await parkOrder(portal),
    await parkOrder(portal),
    await parkOrder(portal),
    await parkOrder(portal),
  ];
  const now = portal.clock.now().getTime();
  const place = (number: string, at: number) =>
    portal.sql('update placed_order set placed_at = $1 where order_number = $2', [new Date(at), number]);
  const weekMs = 7 * 24 * 3_600_000;
  await place(today, now - 60_000);
  await place(before, now - weekMs - 60_000);
  await place(later, now - weekMs + 60 * 60_000);
  await place(other, now - 60_000);
  await portal.sql(`update placed_order set company_id = 'C1002' where order_number = $1`, [other]);

  expect((await desk('agent', '?market=CZ')).days).toEqual([
    {
      market: 'CZ',
      currency: 'CZK',
      today: { orders: 2, value: 484, isMore: false },
      before: { orders: 1, value: 242, isMore: false },
    },
  ]);
  expect((await desk('agent')).days.map(({ market }: { market: string }) => market)).toEqual(['CZ', 'SK']);
  expect((await desk('seller')).days).toMatchObject([{ market: 'CZ', today: { orders: 1 } }]);
});

test('cut-offs of the next hours are told with how many ship-tos they are for, but not to readers of a portfolio', async () => {
  const { cutOffs } = await desk('agent');

  expect(cutOffs.length).toBeGreaterThan(0);
  const now = portal.clock.now().getTime();
  for (const { at, shipTos, transports } of cutOffs) {
    expect(Date.parse(at)).toBeGreaterThanOrEqual(now);
    expect(Date.parse(at)).toBeLessThanOrEqual(now + 12 * 3_600_000);
    expect(shipTos).toBeGreaterThan(0);
    expect(transports.length).toBeGreaterThan(0);
  }
  expect((await desk('seller')).cutOffs.map(({ shipTos }: { shipTos: unknown }) => shipTos)).toContain(null);
});

test('a part that cannot be read leaves the others', async () => {
  await parkOrder(portal);
  await portal.sql('alter table erp_mismatch rename to erp_mismatch_away');

  const answer = await desk('operator');
  await portal.sql('alter table erp_mismatch_away rename to erp_mismatch');

  expect(blockOf(answer, 'differences')?.waiting).toBeNull();
  expect(blockOf(answer, 'erp')?.waiting).toHaveLength(1);
});
