import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { DependencyName } from '@dray/contract/health/health-words.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

/** Takes every connection and never says a word. */
function silentServer() {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  return new Promise<{ port: number; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close() {
          for (const socket of sockets) socket.destroy();
          server.close();
        },
      }),
    );
  });
}

let portal: TestPortal;
let operator: Caller;
let hung: { port: number; close: () => void };
beforeAll(async () => {
  hung = await silentServer();
  // It only shows: what hangs is known to others.
  portal = await openTestPortal({ env: { JOBS: '0' } });
  operator = await portal.signIn('staff@meridian.example');
});
afterAll(async () => {
  hung.close();
  await portal.close();
});

const http = () => `http://127.0.0.1:${hung.port}`;
const cases: readonly (readonly [DependencyName, () => Record<string, string>])[] = [
  ['mail', () => ({ SMTP_URL: `smtp://127.0.0.1:${hung.port}` })],
  ['erp', () => ({ ERP_URL: http(), ERP_USER: 'dray', ERP_PASSWORD: 'secret', ERP_CONNECT_S: '30' })],
  ['files', () => ({ FILES_URL: `s3://key:secret@127.0.0.1:${hung.port}/bucket?tls=off` })],
  ['archive-tesi', () => ({ TESI_URL: http() })],
  ['archive-cablog', () => ({ CABLOG_URL: http() })],
  ['archive-olsa', () => ({ OLSA_URL: http() })],
  ['tool-eLearning', () => ({ SSO_ELEARNING_URL: `${http()}/saml`, SSO_ELEARNING_AUDIENCE: 'learning' })],
  ['tool-pubMenu', () => ({ SSO_PUBMENU_URL: `${http()}/saml`, SSO_PUBMENU_AUDIENCE: 'menu' })],
  ['tool-emptiesManagement', () => ({ SSO_EMPTIES_URL: `${http()}/saml`, SSO_EMPTIES_AUDIENCE: 'empties' })],
  ['content', () => ({ CONTENT_URL: http() })],
  ['scanner', () => ({ SCANNER_URL: `tcp://127.0.0.1:${hung.port}` })],
  [
    'identity-provider',
    () => ({ OIDC_ISSUER: http(), OIDC_CLIENT_ID: 'dray', OIDC_CLIENT_SECRET: 'a-secret-of-the-client' }),
  ],
  ['replicas', () => ({ READ_DATABASE_URL: `postgres://reader:secret@127.0.0.1:${hung.port}/dray` })],
];

/** The look goes on in a process of its own; the page is asked of another, which knows only what was written down. */
test.each(cases)('while %s hangs the page is answered, and says so', async (name, env) => {
  await portal.sql('delete from health_dependency; delete from health_sample');
  await portal.sql(`update job_run set finished_at = null where job = 'measure-health'`);
  const other = await portal.startAnother({ env: { JOBS: '1', ...env() }, config: { healthLookMs: 500 } });
  await portal.sql(`insert into pgboss.job (name, data) values ('measure-health', '{}')`);

  const health = await eventually(async () => {
    const { status, body } = await operator.get('/api/staff/health');
    return status === 200 && body.measuredAt !== null ? body : undefined;
  });
  const own = name === 'identity-provider' ? operator : await other.signIn('staff@meridian.example');
  const ofItself = await own.get('/api/staff/health');
  await other.stop();

  const { [name]: found, ...others } = Object.fromEntries(
    health.dependencies.map((each: { name: string; state: string; fault: string | null }) => [each.name, each]),
  );
  expect(found).toMatchObject({ state: 'failed', fault: 'slow', succeededAt: null, p95Ms: null });
  // Looked at beside it; how soon they answer is the machine's.
  expect(Object.keys(others)).toContain('database');
  expect(health.findings).toContainEqual(expect.objectContaining({ code: 'dependency-away', subject: name }));
  expect(ofItself.status).toBe(200);
  expect(JSON.stringify(health)).not.toContain('secret');
});
