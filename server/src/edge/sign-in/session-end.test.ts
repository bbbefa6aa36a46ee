import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { operate } from '../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

const email = 'owner@ulipy.example';
const own = '/identity/users/GetUserInfoById/u-ulipy-owner';
const sheet = '/content/downloads/CZ100001/datasheet.pdf';
const sessionCookie = '__Host-sid';

let portal: TestPortal;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => portal.close());

async function signedIn(): Promise<{ browser: TestBrowser; token: string }> {
  const browser = testBrowser(portal, publicUrl);
  await browser.signIn(email, testPassword);
  return { browser, token: (await browser.token()) ?? '' };
}

/** Anyone who copied the cookie keeps it, whatever the browser that they took it from is told. */
function thiefOf({ cookies }: TestBrowser): TestBrowser {
  const thief = testBrowser(portal, publicUrl);
  thief.cookies.set(sessionCookie, cookies.get(sessionCookie) ?? '');
  return thief;
}

const statusesOf = async (browser: TestBrowser, token: string) => [
  (await browser.get(own, token)).status,
  (await browser.visit(sheet)).status,
];
const later = () => portal.clock.advance({ ms: 2_001 });
const hours = (count: number) => ({ minutes: count * 60 });

test('a copied cookie is as good as the browser it came from while the session lasts', async () => {
  const { browser, token } = await signedIn();

  expect(await statusesOf(thiefOf(browser), token)).toEqual([200, 200]);
});

test('a session that was signed out lets in nobody, with a copied cookie neither, in any process', async () => {
  const { browser, token } = await signedIn();
  const thief = thiefOf(browser);
  const other = await portal.startAnother({ config: {} });

  await browser.visit('/auth/logout', {});
  later();

  expect(await thief.token()).toBeUndefined();
  expect(await statusesOf(thief, token)).toEqual([401, 401]);
  thief.reach(other);
  expect(await thief.token()).toBeUndefined();
  expect(await statusesOf(thief, token)).toEqual([401, 401]);
});

test('a session that the operator ended lets in nobody, with a copied cookie neither', async () => {
  const { browser, token } = await signedIn();
  const thief = thiefOf(browser);
  portal.clock.advance({ ms: 1_000 });

  await operate(portal, 'end-sessions', email);
  later();

  expect(await thief.token()).toBeUndefined();
  expect(await statusesOf(thief, token)).toEqual([401, 401]);
});

test('a session in daily use ends after a week all the same', async () => {
  const { browser } = await signedIn();

  const uses = [];
  for (let hour = 6; hour < 7 * 24; hour += 6) {
    portal.clock.advance(hours(6));
    uses.push(await browser.token());
  }
  portal.clock.advance({ ...hours(6), ms: -1 });
  const last = (await browser.token()) ?? '';
  const atTheLastMoment = await statusesOf(browser, last);
  portal.clock.advance({ ms: 1 });
  const atTheEnd = await browser.token();
  later();

  expect(uses).not.toContain(undefined);
  expect(atTheLastMoment).toEqual([200, 200]);
  expect(atTheEnd).toBeUndefined();
  expect(await statusesOf(browser, last)).toEqual([401, 401]);
});

test('a session is over at twelve hours without use, and not a moment before', async () => {
  const { browser } = await signedIn();

  portal.clock.advance({ ...hours(12), ms: -1 });
  const before = await browser.token();
  portal.clock.advance(hours(12));

  expect(before).toBeDefined();
  expect(await browser.token()).toBeUndefined();
});
