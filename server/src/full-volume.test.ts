import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from './testing/browser.ts';
import type { Caller } from './testing/caller.ts';
import { freePort } from './testing/free-port.ts';
import { openTestPortal, type TestPortal } from './testing/portal.ts';
import { testPassword } from './testing/small-world/people.ts';

const megabyte = 1024 * 1024;
const volume = { freeBytes: 200 * megabyte, totalBytes: 260 * megabyte };
let portal: TestPortal;
let owner: Caller;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ look: () => volume, config: { port }, env: { PUBLIC_URL: publicUrl } });
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

function leave(megabytes: number): void {
  volume.freeBytes = megabytes * megabyte;
  portal.clock.advance({ ms: 1_000 });
}

test('on a volume that is nearly full changes are refused for a while, and reading goes on', async () => {
  leave(60);

  const change = await owner.graphql('mutation { createEmptyCart }');
  const signIn = await portal.visitor.askForToken('owner@ulipy.example', testPassword);
  const read = await owner.graphql('{ products(pageSize: 3) { total_count } }');
  const ready = await portal.visitor.get('/health/ready');

  for (const { status, headers, text } of [change, signIn]) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(text).toContain('Something went wrong. Try again later');
  }
  expect(read.status).toBe(200);
  expect(ready).toMatchObject({ status: 200, body: { status: 'only reading', disk: 'nearly full' } });
  expect(portal.log.filter((line) => line.includes('the volume is nearly full'))).toHaveLength(1);
});

test('who is signed in stays so, and can sign out', async () => {
  leave(200);
  const browser = testBrowser(portal, publicUrl);
  await browser.signIn('owner@ulipy.example', testPassword);

  leave(60);

  expect(await browser.token()).toEqual(expect.any(String));
});

test('with room again everything is as before, without a hand', async () => {
  leave(200);

  expect((await owner.graphql('mutation { createEmptyCart }')).status).toBe(200);
  expect((await portal.visitor.get('/health/ready')).body).toMatchObject({ status: 'ready', disk: 'ok' });
});
