import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

const publicUrl = 'http://localhost:3999';
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => portal.close());

test('what the provider refuses is in the log by its code and request, without what was sent', async () => {
  const refused = await portal.visitor.get('/idp/auth?client_id=canary-client&redirect_uri=https://canary.example');

  const lines = portal.log.filter((line) => line.includes('the identity provider refused a request'));
  expect(refused.status).toBe(400);
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
    level: 30,
    code: 'invalid_client',
    event: 'authorization.error',
    requestId: refused.headers['x-request-id'],
  });
  expect(portal.log.join('')).not.toContain('canary');
});

test('a fault of the provider is in the log as ours are', async () => {
  await portal.sql('alter table oidc_payload rename to elsewhere');
  const begun = await portal.visitor.get('/auth/login', { headers: { host: new URL(publicUrl).host } });
  const { pathname, search } = new URL(String(begun.headers.location));

  const failed = await portal.visitor.get(`${pathname}${search}`);
  await portal.sql('alter table elsewhere rename to oidc_payload');

  const line = portal.log.find((logLine) => logLine.includes(String(failed.headers['x-request-id']))) ?? '{}';
  expect(failed.status).toBe(500);
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    msg: 'the identity provider met a fault',
    err: { code: '42P01', stack: expect.stringContaining('oidc-payload.store.ts') },
  });
});
