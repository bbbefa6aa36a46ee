import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const headers = { 'x-forwarded-for': '203.0.113.9' };
const warningsIn = (log: readonly string[]) => log.filter((line) => line.includes('set TRUST_PROXY'));

test('a forwarded address that nobody has said to trust is named in the log once, and not its value', async () => {
  for (let call = 0; call < 3; call += 1) await portal.visitor.get('/health/live', { headers });

  expect(warningsIn(portal.log)).toHaveLength(1);
  expect(portal.log.join('')).not.toContain('203.0.113.9');
});

test('behind a proxy that is trusted there is nothing to say', async () => {
  const proxied = await portal.startAnother({ env: { TRUST_PROXY: '1' }, config: { drainMs: 0 } });

  await proxied.visitor.get('/health/live', { headers });

  expect(warningsIn(proxied.log)).toEqual([]);
});
