import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMails } from './testing/mails.ts';
import { operate } from './testing/operator.ts';
import { openTestPortal, type TestPortal } from './testing/portal.ts';

let portal: TestPortal;
let worker: Awaited<ReturnType<TestPortal['startAnother']>>;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  worker = await portal.startAnother({ env: { JOBS: 'only' } });
});
afterAll(() => portal.close());

test('a worker answers probes and figures, and nothing that customers call', async () => {
  const [live, ready, metrics] = await Promise.all([
    worker.visitor.get('/health/live'),
    worker.visitor.get('/health/ready'),
    worker.readMetrics(),
  ]);
  const others = await Promise.all(
    ['/', '/api/contacts', '/auth/session', '/idp/.well-known/openid-configuration', '/api/openapi.json'].map((path) =>
      worker.visitor.get(path),
    ),
  );
  const graphql = await worker.visitor.graphql('{ getPortalConfig { maintenance } }');

  expect([live.status, ready.status, metrics.status]).toEqual([200, 200, 200]);
  expect([...others, graphql].map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('it takes the jobs that a serving process leaves', async () => {
  await operate(portal, 'test-mail', 'jana@ulipy.example', 'en');

  expect((await readMails(worker))[0]?.subject).toBe('Dray: test e-mail');
});
