import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parkOrder } from '../../edge/test-erp-probes.ts';
import type { Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff } from '../staff/test-staff.ts';

const weekMs = 7 * 86_400_000;
const beat = { healthBeatMs: 40, healthLookMs: 400 };

let portal: TestPortal;
let operator: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ config: beat });
  operator = await portal.signIn('staff@meridian.example');
});
afterAll(() => portal.close());
beforeEach(() => portal.sql('delete from health_refusal; delete from health_mark'));

const look = async (caller = operator) => (await caller.get('/api/staff/health')).body;
/** As the clock of the queue would, once a minute. */
async function measure() {
  await portal.sql(`update job_run set finished_at = null where job = 'measure-health'`);
  await portal.sql(`insert into pgboss.job (name, data) values ('measure-health', '{}')`);
  return eventually(async () => {
    const health = await look();
    return health.measuredAt === null ? undefined : health;
  });
}
const codesOf = (health: { findings: { code: string }[] }) => health.findings.map(({ code }) => code);

const chartOf = (health: { charts: { name: string; points: (number | null)[] }[] }, name: string) =>
  health.charts.find((chart) => chart.name === name)?.points ?? [];

test('what the portal depends on is looked at, with what is due', async () => {
  const health = await measure();

  expect(health.dependencies).toMatchObject([
    { name: 'database', state: 'ok', fault: null, failingSince: null },
    { name: 'files', state: 'ok' },
    { name: 'mail', state: 'ok' },
  ]);
  expect(health.measuredAt).toBe(portal.clock.now().toISOString());
  expect(codesOf(health)).toEqual(['backup-unknown', 'drill-unknown']);
  expect(health.versions).toMatchObject({ portal: '0.1.0', node: process.version });
  expect(health.versions.migration).toMatch(/^0\d{3}-/);
  expect(health.versions.postgres).toMatch(/^\d+/);
});

test('each process tells of itself, and one that ends in peace is not missed', async () => {
  const other = await portal.startAnother({ env: { JOBS: '0' }, config: beat });
  const both = await look();
  await other.stop();
  const one = await look();

  expect(both.processes).toHaveLength(2);
  const [first, second] = both.processes.toSorted(
    (a: { takesJobs: boolean }, b: { takesJobs: boolean }) => Number(b.takesJobs) - Number(a.takesJobs),
  );
  expect([first, second]).toMatchObject([
    { serves: true, takesJobs: true, isSilent: false, version: '0.1.0' },
    { serves: true, takesJobs: false, isSilent: false },
  ]);
  expect(both.processes[0].disk.totalMegabytes).toBeGreaterThan(0);
  expect(one.processes).toHaveLength(1);
});

test('refusals that customers meet are counted by code, those of staff are not, and several processes add up', async () => {
  const other = await portal.startAnother({ env: { JOBS: '0' }, config: beat });
  const owner = await portal.signIn('owner@ulipy.example');
  for (let n = 0; n < 3; n += 1) await owner.get('/api/shiptos/GetShipToBySapId/100237');
  await (await other.signIn('owner@ulipy.example')).get('/api/shiptos/GetShipToBySapId/100237');
  await operator.get('/api/staff/erp/messages/none');

  const { refusals } = await eventually(async () => {
    const health = await look();
    return health.refusals.total >= 4 ? health : undefined;
  });
  await other.stop();

  expect(refusals.top).toEqual([
    { code: 'SHIP_TO_NOT_FOUND', count: 4, text: expect.stringMatching(/^\p{Lu}[^{}]+$/u) },
  ]);
});

test('a code is told in the reader’s language', async () => {
  await portal.sql(
    `insert into health_refusal (hour, code, count) values (date_trunc('hour', $1::timestamptz), 'TOO_MANY_ATTEMPTS', 2)`,
    [portal.clock.now()],
  );

  const { body } = await operator.get('/api/staff/health', { headers: { 'accept-language': 'cs' } });
  const text: string = body.refusals.top[0].text;

  expect(text).toContain('…');
  expect(text).not.toContain('{');
});

test('orders of this hour stand beside the same part of it in the weeks before', async () => {
  const now = portal.clock.now().getTime();
  const addOrderAt = async (moment: number) =>
    portal.sql('update placed_order set placed_at = $1 where order_number = $2', [
      new Date(moment),
      await parkOrder(portal),
    ]);
  // Of the week before one in the same half of the hour, and one that came later in it.
  for (const moment of [now - 60_000, now - 2 * 60_000, now - weekMs - 60_000, now - weekMs + 60_000])
    await addOrderAt(moment);

  const { orders, charts } = await look();
  await portal.sql('delete from erp_message; delete from placed_order');

  expect(orders.now).toMatchObject({ orders: 2, isMore: false });
  expect(orders.before.map((before: { orders: number }) => before.orders)).toEqual([1, 0, 0, 0]);
  expect(Date.parse(orders.now.from) - Date.parse(orders.before[0].from)).toBe(weekMs);
  expect(chartOf({ charts }, 'orders').slice(-2)).toEqual([2, 0]);
  expect(charts.map(({ name, points }: { name: string; points: unknown[] }) => [name, points.length])).toEqual(
    ['orders', 'slowest', 'erp', 'refusals', 'faults', 'mails'].map((name) => [name, 96]),
  );
});

test('an operator of one market is told of its feeds alone', async () => {
  await portal.sql(
    `insert into erp_cursor (feed, country, at, due_at, read_at)
     select 'orders', country, $1::timestamptz, $1::timestamptz, $1::timestamptz - interval '11 minutes'
     from unnest(array['CZ', 'SK']) as market (country) on conflict do nothing`,
    [portal.clock.now()],
  );
  await addStaff(portal, 'health.sk@meridian.example', [{ role: 'operator', markets: ['SK'] }]);
  const slovak = await portal.signIn('health.sk@meridian.example');

  const [all, own] = [await look(), await look(slovak)];
  await portal.sql('delete from erp_cursor');

  expect(all.erp.markets.map(({ market }: { market: string }) => market).toSorted()).toEqual(['CZ', 'SK']);
  expect(own.erp.markets).toMatchObject([{ market: 'SK', isLate: true }]);
  expect(own.findings[0]).toMatchObject({ code: 'erp-silent', subject: 'SK', runbook: 'ErpSaysNothing' });
});

test('what nobody has looked at for three minutes is not known, and says so first', async () => {
  await measure();
  portal.clock.advance({ minutes: 4 });
  const health = await look();

  expect(health.findings[0]).toMatchObject({ code: 'not-measured', level: 'danger' });
  expect(new Set(health.dependencies.map(({ state }: { state: string }) => state))).toEqual(new Set(['unknown']));
});

test('figures of two days ago are gone, and a minute that is measured twice counts once', async () => {
  await portal.sql(
    `insert into health_sample (series, at, value) values ('erp', $1::timestamptz - interval '49 hours', 7)`,
    [portal.clock.now()],
  );

  await measure();
  await measure();
  const rows = await portal.sql(`select at from health_sample where series = 'erp' order by at desc`);

  expect(rows.length).toBeGreaterThan(0);
  expect(
    rows.every((row) => Date.parse(String((row as { at: Date }).at)) > portal.clock.now().getTime() - 172_800_000),
  ).toBe(true);
  const [twice] = await portal.sql(
    `select count(*)::int as count from health_sample where series = 'erp' group by at order by count(*) desc limit 1`,
  );
  expect(twice).toEqual({ count: 1 });
});

test('a parameter that it does not know is named', async () => {
  expect((await operator.get('/api/staff/health?hours=24')).body).toMatchObject({ code: 'UNKNOWN_FIELD' });
});
