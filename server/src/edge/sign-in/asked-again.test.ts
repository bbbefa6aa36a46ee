import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { operate } from '../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

const email = 'owner@ulipy.example';

let portal: TestPortal;
beforeAll(async () => {
  const port = await freePort();
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: `http://127.0.0.1:${port}` } });
});
afterAll(() => portal.close());

async function signedIn(): Promise<TestBrowser> {
  const browser = testBrowser(portal, portal.url);
  await browser.signIn(email, testPassword);
  return browser;
}
/** What the provider is asked for. */
const promptOf = async (browser: TestBrowser) =>
  new URL((await browser.visit('/auth/login')).headers.get('location') ?? '').searchParams.get('prompt');
const isAsked = async (browser: TestBrowser) => (await browser.open('/auth/login')).address.startsWith('/idp/sign-in/');

test('anyone who is known to the provider, and has neither left nor was put out, is let in without a word', async () => {
  const browser = await signedIn();
  browser.cookies.delete('__Host-sid');

  expect(await promptOf(browser)).toBeNull();
  expect(await isAsked(browser)).toBe(false);
});

test('after a sign-out that never reached the provider the password is asked for, and then no more', async () => {
  const browser = await signedIn();
  await browser.visit('/auth/logout', {});

  expect(await browser.token()).toBeUndefined();
  expect(await promptOf(browser)).toBe('login');
  expect(await isAsked(browser)).toBe(true);
  await browser.signIn(email, testPassword);
  expect(await browser.token()).toBeTruthy();
  expect(await promptOf(browser)).toBeNull();
});

test('so it is in a browser whose session the operator has ended, also without its cookie', async () => {
  const [browser, without] = [await signedIn(), await signedIn()];
  for (const { id } of await portal.sql<{ id: string }>('select id from portal_session'))
    await operate(portal, 'end-session', email, id);
  without.cookies.delete('__Host-sid');

  expect(await promptOf(browser)).toBe('login');
  expect([await isAsked(browser), await isAsked(without)]).toEqual([true, true]);
});

test('one that was only left unused asks for nothing more than before', async () => {
  const browser = await signedIn();
  portal.clock.advance({ minutes: 12 * 60 + 1 });

  expect(await browser.token()).toBeUndefined();
  expect(await promptOf(browser)).toBeNull();
});
