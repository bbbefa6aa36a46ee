import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { operate } from '../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

let portal: TestPortal;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => portal.close());

/** The key that signed the provider's word for the newest session. */
async function newestKid(): Promise<string> {
  const [row] = await portal.sql<{ id_token_hint: string }>(
    'select id_token_hint from portal_session order by created_at desc limit 1',
  );
  return JSON.parse(Buffer.from(row?.id_token_hint.split('.')[0] ?? '', 'base64url').toString()).kid;
}

const publishedKids = async (): Promise<string[]> => {
  const { keys } = (await (await fetch(`${portal.url}/idp/jwks`)).json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
};

test('new keys of the provider are published before they sign, and a sign-in that was under way is finished', async () => {
  const early = testBrowser(portal, publicUrl);
  await early.signIn('shift@ulipy.example', testPassword);
  const oldKid = await newestKid();
  const inFlight = testBrowser(portal, publicUrl);
  const page = await inFlight.open('/auth/login?returnUrl=/cart');

  await operate(portal, 'rotate-keys');
  portal.clock.advance({ ms: 2_001 });
  const announced = await publishedKids();
  portal.clock.advance({ minutes: 2 });
  const finished = await inFlight.open(page.address, { email: 'owner@ulipy.example', password: testPassword });

  expect(announced).toHaveLength(2);
  expect(announced).toContain(oldKid);
  expect(finished.address).toBe('/cart');
  expect(await newestKid()).toBe(announced.find((kid) => kid !== oldKid));
});

test('who signed in under the old key still signs out at the provider', async () => {
  const browser = testBrowser(portal, publicUrl);
  await browser.signIn('owner@ulipy.example', testPassword);
  await operate(portal, 'rotate-keys');
  portal.clock.advance({ minutes: 3 });

  const { redirectTo } = (await (await browser.visit('/auth/logout', {})).json()) as { redirectTo: string };
  const confirmation = await (await browser.visit(redirectTo)).text();
  const xsrf = /name="xsrf" value="(\w+)"/.exec(confirmation)?.[1] ?? '';

  expect((await browser.open('/idp/session/end/confirm', { xsrf, logout: 'yes' })).address).toMatch(/^\/login/);
});
