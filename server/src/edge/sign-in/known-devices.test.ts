import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

const owner = 'owner@ulipy.example';
let portal: TestPortal;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
});
beforeEach(async () => {
  portal.clock.advance({ minutes: 15 });
  await portal.sql('delete from sign_in_throttle');
});
afterAll(() => portal.close());

/** A stranger with as many addresses as they like. */
const guessAt = async (email: string, guesses: number) => {
  const statuses: number[] = [];
  for (let guess = 0; guess < guesses; guess += 1) {
    const remoteAddress = `198.51.${guess >> 8}.${guess & 255}`;
    statuses.push((await portal.visitor.askForToken(email, 'wrong', { remoteAddress })).status);
  }
  return statuses;
};

const signsIn = async (browser: TestBrowser, email = owner, password = testPassword): Promise<number> => {
  for (const name of browser.cookies.keys()) if (!name.endsWith('device')) browser.cookies.delete(name);
  return (await browser.signIn(email, password)).response.status;
};
const isIn = async (browser: TestBrowser): Promise<boolean> => (await browser.token()) !== undefined;

test('an owner whom a stranger guesses at signs in where they have signed in before, and waits elsewhere', async () => {
  const [own, borrowed] = [testBrowser(portal, publicUrl), testBrowser(portal, publicUrl)];
  await signsIn(own);

  const statuses = await guessAt(owner, 60);
  await signsIn(own);
  const elsewhere = await signsIn(borrowed);

  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect([await isIn(own), await isIn(borrowed), elsewhere]).toEqual([true, false, 429]);
});

test('guesses on a known device are counted, too, and only there', async () => {
  const [first, second] = [testBrowser(portal, publicUrl), testBrowser(portal, publicUrl)];
  await signsIn(first);
  await signsIn(second);

  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) statuses.push(await signsIn(first, owner, 'wrong'));
  await signsIn(second);

  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect(await isIn(second)).toBe(true);
});

test('a device is known to the accounts that signed in on it and to no others', async () => {
  const browser = testBrowser(portal, publicUrl);
  await signsIn(browser);
  await guessAt('shift@ulipy.example', 10);

  expect(await signsIn(browser, 'shift@ulipy.example')).toBe(429);
});

test('over all strange devices and addresses at most a hundred guesses an hour are looked at', async () => {
  let looked = 0;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    looked += (await guessAt(owner, 30)).filter((status) => status === 401).length;
    portal.clock.advance({ minutes: 15 });
  }

  expect(looked).toBeLessThanOrEqual(100);
});

test('the cookie is the browser’s own for a year, cannot be read by a page, and one that was made up counts for nothing', async () => {
  const browser = testBrowser(portal, publicUrl);
  const page = await browser.open('/auth/login');
  const answer = await browser.visit(page.address, { email: owner, password: testPassword });
  const [line = ''] = answer.headers.getSetCookie().filter((text) => text.startsWith('__Host-device='));

  expect(line).toMatch(/Max-Age=31536000/);
  expect(line).toMatch(/HttpOnly/);
  expect(line).toMatch(/Secure/);
  expect(line).not.toContain('owner');

  await guessAt(owner, 10);
  const pretender = testBrowser(portal, publicUrl);
  pretender.cookies.set('__Host-device', Buffer.from('{"id":"x","accounts":[]}').toString('base64url'));
  expect((await pretender.signIn(owner, testPassword)).response.status).toBe(429);
});
