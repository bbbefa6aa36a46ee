import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { freePort } from '../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

const token = 'a-long-enough-token';
const elsewhere = '203.0.113.9';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('a portal that serves is alive and ready', async () => {
  const [live, ready] = await Promise.all([portal.visitor.get('/health/live'), portal.visitor.get('/health/ready')]);

  expect(live).toMatchObject({ status: 200, body: { status: 'live' } });
  expect(ready).toMatchObject({
    status: 200,
    body: { status: 'ready', database: 'ok', migrations: 'ok', writable: 'ok', draining: false },
  });
});

test('a portal whose database lacks a migration is alive but not ready', async () => {
  await portal.sql(`update kysely_migration set name = 'x' || name where name like '0005%'`);

  const [live, ready] = await Promise.all([portal.visitor.get('/health/live'), portal.visitor.get('/health/ready')]);
  await portal.sql(`update kysely_migration set name = substr(name, 2) where name like 'x%'`);

  expect(live.status).toBe(200);
  expect(ready).toMatchObject({ status: 503, body: { status: 'not ready', database: 'ok', migrations: 'failed' } });
  expect(ready.headers['retry-after']).toBe('2');
});

test('a portal whose changes find a server that only reads stays in rotation, and says so', async () => {
  const name = new URL(portal.databaseUrl).pathname.slice(1);
  const begin = async (readOnly: 'on' | 'off') => {
    await portal.sql(`alter database ${name} set default_transaction_read_only = ${readOnly}`);
    await portal.sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'dray-write'`);
  };
  await begin('on');
  const ready = await portal.visitor.get('/health/ready');
  await begin('off');

  expect(ready).toMatchObject({ status: 200, body: { status: 'only reading', database: 'ok', writable: 'failed' } });
  await eventually(async () => (await portal.visitor.get('/health/ready')).body.status === 'ready' || undefined);
});

test('without a token the figures are for nobody, wherever they come from', async () => {
  const bare = await portal.startAnother({ env: { METRICS_TOKEN: '' } });
  const asked = [
    await bare.visitor.get('/metrics'),
    await bare.visitor.get('/metrics', { remoteAddress: '::1' }),
    await bare.visitor.get('/metrics', { remoteAddress: elsewhere }),
    await bare.visitor.get('/metrics', { headers: { authorization: 'Bearer ' } }),
    await bare.visitor.get('/metrics', { headers: { authorization: 'Bearer undefined' } }),
  ];

  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(asked[0]?.body).toMatchObject({ code: 'NOT_FOUND' });
});

test('on a port or socket of their own they need no token, and nothing else is there', async () => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'dray-figures-'));
  const socketPath = join(folder, 'metrics.sock');
  const [byPort, bySocket] = [
    await portal.startAnother({ env: { METRICS_TOKEN: '', METRICS_LISTEN: String(port) } }),
    await portal.startAnother({ env: { METRICS_LISTEN: socketPath } }),
  ];

  const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
  const other = await fetch(`http://127.0.0.1:${port}/api/contacts`);
  const socketStatus = await statusAt(socketPath);

  expect([figures.status, other.status, socketStatus]).toEqual([200, 404, 200]);
  expect(await figures.text()).toContain('process_resident_memory_bytes');
  expect((await byPort.visitor.get('/metrics')).status).toBe(404);
  await byPort.stop();
  await bySocket.stop();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  await rm(folder, { recursive: true });
});

test('with a token the figures are for anyone who has it, and for nobody else', async () => {
  const guarded = await portal.startAnother({ env: { METRICS_TOKEN: token } });
  const ask = (authorization: string) =>
    guarded.visitor.get('/metrics', { remoteAddress: elsewhere, headers: { authorization } });

  expect((await ask(`Bearer ${token}`)).status).toBe(200);
  for (const wrong of ['', token, 'Bearer ', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`])
    expect((await ask(wrong)).status).toBe(404);
  expect((await guarded.visitor.get('/metrics')).status).toBe(404);
});

test('the figures tell requests by route, refusals by code, connections and jobs, and no ids', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  await owner.get('/api/shiptos/GetShipToBySapId/100234?Language=cs');
  await owner.get('/api/shiptos/GetShipToBySapId/100237');
  await portal.visitor.get('/api/nowhere/canary');

  const { headers, text } = await portal.readMetrics();

  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toMatch(
    /dray_request_seconds_count\{method="GET",route="\/api\/shiptos\/GetShipToBySapId\/:id",status="200"\} 1/,
  );
  expect(text).toMatch(/dray_request_seconds_count\{method="GET",route="page",status="404"\} \d/);
  expect(text).toMatch(/dray_refusals_total\{code="SHIP_TO_NOT_FOUND"\} 1/);
  expect(text).toMatch(/dray_database_connections\{kind="readers"\} \d/);
  expect(text).toMatch(/dray_jobs\{name="send-mail",state="waiting"\} 0/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(text).not.toMatch(/10023[47]|canary|Language|ulipy/);
});

test('the figures tell when a job of the clock was last done, and say nothing of one that never was', async () => {
  await portal.sql(`insert into pgboss.job (name, data) values ('forget-live-events', '{}')`);

  const text = await eventually(async () => {
    const figures = (await portal.readMetrics()).text;
    return figures.includes('dray_job_finished_timestamp_seconds{') ? figures : undefined;
  });

  const moment = portal.clock.now().getTime() / 1_000;
  expect(text).toContain(`dray_job_finished_timestamp_seconds{name="forget-live-events"} ${moment}`);
  expect(text).not.toContain('dray_job_finished_timestamp_seconds{name="refresh-trade-months"}');
});

test('the description of the calls lists every REST call, and nothing else', async () => {
  const { status, body } = await portal.visitor.get('/api/openapi.json');
  const described = Object.entries(body.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
  );
  const expected = Object.entries(restRoutes).map(
    ([name, { method, base, path }]) => `${name}: ${method} /${base}${path.replace(/:(\w+)/g, '{$1}')}`,
  );

  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  expect(described.sort()).toEqual(expected.sort());
  expect(body.components.securitySchemes.bearer).toEqual({ type: 'http', scheme: 'bearer' });
});

test('each described call shows what it answers', async () => {
  const { body } = await portal.visitor.get('/api/openapi.json');
  const shipTo = body.paths['/api/shiptos/GetShipToBySapId/{id}'].get;

  expect(shipTo.parameters).toContainEqual(expect.objectContaining({ in: 'path', name: 'id', required: true }));
  expect(Object.keys(shipTo.responses['200'].content['application/json'].schema.properties)).toEqual(
    expect.arrayContaining(['id', 'status', 'limits', 'deliveryDates']),
  );
});

test('one that takes a file says in which field of a form', async () => {
  const { body } = await portal.visitor.get('/api/openapi.json');
  const upload = body.paths['/api/orders/BulkUploadOrdersAsync'].post;

  expect(upload.requestBody.content).toEqual({
    'multipart/form-data': {
      schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    },
  });
});

test('a server that cannot keep up says so at once, but is alive', async () => {
  const { visitor } = await portal.startAnother({ config: { busyAboveMs: 200 } });
  const refused = await eventually(async () => {
    blockFor(1_100);
    const [call, query, live] = await Promise.all([
      visitor.get('/api/contacts'),
      visitor.graphql('{ getPortalConfig { maintenance } }'),
      visitor.get('/health/live'),
    ]);
    return call.status === 503 ? { call, query, live } : undefined;
  });

  expect(refused.call).toMatchObject({ headers: { 'retry-after': '5' }, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect(refused.query).toMatchObject({
    status: 503,
    body: { data: null, errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
  });
  expect(refused.live.status).toBe(200);
  await eventually(async () => ((await visitor.get('/api/contacts')).status === 200 ? true : undefined));
});

/** Nothing else runs meanwhile, as if the server had far too much to do. */
function blockFor(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const statusAt = (socketPath: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ socketPath, path: '/metrics' }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
