import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testBrowser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

const email = 'owner@ulipy.example';

type Event = { actor: string; company_id: string | null; action: string; subject: string; details: object };
let portal: TestPortal;
let publicUrl: string;
let seen = 0;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => portal.close());
beforeEach(async () => {
  seen = (await listAll()).length;
});

// Rows of the audit are never removed, so each test looks at those that it added.
const listAll = () =>
  portal.sql<Event>(`select actor, company_id, action, subject, details from audit_event
    where action in ('signed-in', 'signed-out') order by id`);
const listNew = async () => (await listAll()).slice(seen);
const newBrowser = () => testBrowser(portal, publicUrl);

const signedIn = {
  actor: 'u-ulipy-owner',
  company_id: 'C1001',
  action: 'signed-in',
  subject: 'account:u-ulipy-owner',
  details: {},
};
const signedOut = { actor: 'u-ulipy-owner', action: 'signed-out', subject: 'account:u-ulipy-owner', details: {} };

test('signing in is written down once, under the person and their company; using the session is not', async () => {
  const browser = newBrowser();

  await browser.signIn(email, testPassword);
  await browser.token();
  await browser.token();

  expect(await listNew()).toEqual([signedIn]);
});

test('signing out is written down once, however often it is asked for', async () => {
  const browser = newBrowser();
  await browser.signIn(email, testPassword);
  const cookie = browser.cookies.get('__Host-sid') ?? '';

  await browser.visit('/auth/logout', {});
  await browser.visit('/auth/logout', {});
  browser.cookies.set('__Host-sid', cookie);
  await browser.visit('/auth/logout', {});

  expect(await listNew()).toMatchObject([signedIn, signedOut]);
});

test('who was not let in has not signed in, and who has no session does not sign out', async () => {
  const browser = newBrowser();

  await browser.signIn(email, 'wrong');
  await browser.visit('/auth/logout', {});
  browser.cookies.set('__Host-sid', 'x'.repeat(43));
  await browser.visit('/auth/logout', {});

  expect(await listNew()).toEqual([]);
});

test('each row bears the reference of the call that it was written in', async () => {
  const browser = newBrowser();
  await browser.signIn(email, testPassword);

  const { headers } = await browser.visit('/auth/logout', {});

  const rows = await portal.sql<{ request_id: string }>(
    `select request_id from audit_event where action in ('signed-in', 'signed-out') order by id desc limit 2`,
  );
  expect(rows[0]?.request_id).toBe(headers.get('x-request-id'));
  expect(rows[1]?.request_id).toMatch(/\S/);
  expect(rows[1]?.request_id).not.toBe(rows[0]?.request_id);
});
