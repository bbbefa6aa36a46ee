import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildTestWeb, type TestWeb } from '../../../edge/test-web.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { identityOf } from './power-bi.model.ts';
import { say, startTestPowerBi } from './test-power-bi.ts';

const sales = '/api/power-bi/sales-report';
const evaluation = '/api/power-bi/contract-evaluation';

let web: TestWeb;
let powerBi: Awaited<ReturnType<typeof startTestPowerBi>>;
let portal: TestPortal;
beforeAll(async () => {
  [web, powerBi] = await Promise.all([buildTestWeb(), startTestPowerBi()]);
  portal = await openTestPortal({ now: '2026-11-12T09:30:00Z', env: powerBi.env, config: { webDir: web.folder } });
});
afterEach(() => powerBi.fail(undefined));
afterAll(async () => {
  await portal.close();
  await Promise.all([powerBi.stop(), web.remove()]);
});

const openAs = async (email: string) => (await portal.signIn(email)).get(sales);
const identities = () =>
  powerBi.asked.filter(({ path }) => path.endsWith('/GenerateToken')).map(({ body }) => JSON.parse(body).identities);

test('a report opens with a token for the caller’s payers, and for nobody else’s', async () => {
  const { status, body } = await openAs('owner@ulipy.example');
  const other = await openAs('owner@tatravelko.example');

  expect([status, body]).toEqual([
    200,
    {
      mode: 'powerbi',
      embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=sales-1&groupId=workspace-1',
      reportId: 'sales-1',
      token: 'for 300101',
      expiresAt: '2026-11-12T10:30:00Z',
    },
  ]);
  expect(other.body.token).toBe('for 300201');
  expect(identities()).toEqual([
    [{ username: '300101', roles: ['Customer'], datasets: ['dataset-1'] }],
    [{ username: '300201', roles: ['Customer'], datasets: ['dataset-1'] }],
  ]);
});

test('a payer of ship-tos where the caller does not hold the section is not in it', async () => {
  // She keeps the books of two companies, and reads reports at one of them.
  const { body } = await openAs('accountant@ulipy.example');

  expect(body.token).toBe('for 300104');
});

test('who holds no reports is not let in, and Power BI is not asked', async () => {
  const before = powerBi.asked.length;

  expect((await openAs('shift@ulipy.example')).status).toBe(403);
  expect((await portal.visitor.get(sales)).status).toBe(401);
  expect(powerBi.asked).toHaveLength(before);
});

test('who opened a report, and for which payers, is kept', async () => {
  await openAs('owner@ulipy.example');

  const rows = await portal.sql("select subject, details from audit_event where action = 'power-bi-opened'");
  expect(rows).toContainEqual({ subject: 'report:salesReport', details: { payers: '300101' } });
});

test('the service signs in once, and again shortly before its token ends', async () => {
  const signIns = () => powerBi.asked.filter(({ path }) => path.endsWith('/token')).length;
  await openAs('owner@ulipy.example');
  const before = signIns();
  portal.clock.advance({ minutes: 57 });
  await openAs('owner@ulipy.example');
  expect(signIns()).toBe(before);

  portal.clock.advance({ minutes: 1 });
  expect((await openAs('owner@ulipy.example')).status).toBe(200);

  expect(signIns()).toBe(before + 1);
});

const embedded = { token: 'for everybody', expiration: '2026-11-12T10:30:00Z' };

test.each<[string, string, Parameters<typeof powerBi.fail>[1]]>([
  ['refuses the report', '/reports/', (response) => say(response, 404, {})],
  ['has a fault', '/GenerateToken', (response) => say(response, 500, embedded)],
  ['breaks off', '/GenerateToken', (response) => response.destroy()],
  ['answers rubbish', '/reports/', (response) => response.end('<html>')],
  ['gives no token', '/GenerateToken', (response) => say(response, 200, { ...embedded, token: '' })],
  ['answers without end', '/reports/', (response) => say(response, 200, { id: 'x'.repeat(300_000) })],
  ['leads elsewhere', '/reports/', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['does not answer', '/GenerateToken', () => undefined],
])('when Power BI %s, the report is not available', async (_what, at, answer) => {
  const owner = await portal.signIn('owner@ulipy.example');
  powerBi.fail(at, answer);

  const { status, headers, body } = await owner.get(sales, { language: 'cs' });

  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'REPORT_UNAVAILABLE', message: 'Přehled teď není k\u00a0dispozici' });
  expect(headers['retry-after']).toBe('30');
  expect(powerBi.asked.some(({ path }) => path === '/elsewhere')).toBe(false);
});

test('a refused sign-in is tried anew with the next reader, and its secret is shown to nobody', async () => {
  portal.clock.advance({ minutes: 120 });
  const owner = await portal.signIn('owner@ulipy.example');
  powerBi.fail('/token', (response) => say(response, 401, { error: 'invalid_client' }));
  const refused = await owner.get(sales);
  powerBi.fail(undefined);

  expect([refused.status, refused.body.message]).toEqual([503, 'The report is not available right now']);
  expect((await owner.get(sales)).status).toBe(200);
  expect(portal.log.join('')).not.toMatch(/between-us|service-\d/);
});

test('payers that do not fit into a name are refused, never cut', () => {
  const payers = (count: number) => Array.from({ length: count }, (_, index) => String(300_100 + index));

  expect(identityOf(payers(36))?.split('|')).toHaveLength(36);
  expect(identityOf(payers(37))).toBeUndefined();
  expect(identityOf([])).toBeUndefined();
  expect(identityOf(['300102', '300101', '300102'])).toBe('300101|300102');
});

/** Forty more of a row, each with ids of its own. */
const copyRows = (table: string, id: string, ids: string) =>
  portal.sql(
    `insert into ${table} select (jsonb_populate_record(row, jsonb_build_object(${ids}))).*
      from ${table} row, generate_series(1, 40) n where row.id = $1`,
    [id],
  );

test('more payers than fit are refused before Power BI is asked', async () => {
  await copyRows('payer', '300104', "'id', (390000 + n)::text");
  await copyRows('sold_to', '200106', "'id', (290000 + n)::text, 'payer_id', (390000 + n)::text");
  await copyRows('ship_to', '100244', "'id', (190000 + n)::text, 'sold_to_id', (290000 + n)::text");
  const before = powerBi.asked.length;

  const { status, body } = await openAs('owner@zelena-vrata.example');

  expect([status, body.code]).toEqual([503, 'REPORT_UNAVAILABLE']);
  expect(powerBi.asked).toHaveLength(before);
});

test('a report that Power BI has none of is drawn by the portal', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  expect((await owner.get('/api/reporting/access')).body).toEqual({
    salesReport: 'powerbi',
    contractEvaluation: 'portal',
  });
  expect((await owner.get(evaluation)).body).toEqual({ mode: 'portal' });
});

test('only a portal with Power BI lets its pages into ours', async () => {
  const plain = await portal.startAnother({
    env: Object.fromEntries(Object.keys(powerBi.env).map((name) => [name, ''])),
    config: { webDir: web.folder },
  });
  const owner = plain.callerWith((await portal.signIn('owner@ulipy.example')).token ?? '');
  const policyOf = async (at: Pick<TestPortal, 'visitor'>) =>
    String((await at.visitor.get('/reporting')).headers['content-security-policy']);

  expect(await policyOf(portal)).toContain('; frame-src https://app.powerbi.com;');
  expect(await policyOf(plain)).not.toContain('frame-src');
  expect((await owner.get(sales)).body).toEqual({ mode: 'portal' });
  expect((await owner.get('/api/reporting/access')).body.salesReport).toBe('portal');
});
