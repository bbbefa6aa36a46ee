import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../testing/browser.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freePort } from '../../../testing/free-port.ts';
import { readMails } from '../../../testing/mails.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { testPassword } from '../../../testing/small-world/people.ts';

const owner = 'owner@ulipy.example';
let portal: TestPortal;
beforeAll(async () => {
  const port = await freePort();
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: `http://127.0.0.1:${port}` } });
});
afterAll(() => portal.close());
beforeEach(() => portal.sql('delete from portal_session; delete from program_token; delete from notification'));

type Page = TestBrowser & { call: (method: string, path: string, body?: object) => Promise<Response> };
async function pageOf(email: string): Promise<Page> {
  const browser = testBrowser(portal, portal.url);
  await browser.signIn(email, testPassword);
  const token = (await browser.token()) ?? '';
  return { ...browser, call: (method, path, body) => browser.send(method, `/identity/users/${path}`, token, body) };
}
const sessionsOf = async (page: Page) => (await (await page.call('GET', 'GetSessions')).json()) as Sessions;
type Sessions = { sessions: { id: string; isThisOne: boolean }[]; programs: number };

test('somebody sees where they are signed in and can sign out there; there the password is asked for again', async () => {
  const [here, there] = [await pageOf(owner), await pageOf(owner)];
  await portal.signIn(owner);

  const { sessions, programs } = await sessionsOf(here);
  const other = sessions.find(({ isThisOne }) => !isThisOne);
  const ended = await here.call('DELETE', `Sessions/${other?.id}`);
  portal.clock.advance({ minutes: 1 });

  expect([sessions.length, programs]).toEqual([2, 1]);
  expect(await ended.json()).toEqual({ ended: 1 });
  expect(await there.token()).toBeUndefined();
  expect((await there.open('/auth/login')).address).toContain('/idp/sign-in/');
  expect((await sessionsOf(here)).sessions).toHaveLength(1);
});

test('“everywhere else” leaves the one it was asked in', async () => {
  const [here, there] = [await pageOf(owner), await pageOf(owner)];
  await portal.signIn(owner);

  const ended = await here.call('DELETE', 'Sessions');
  portal.clock.advance({ minutes: 1 });

  expect(await ended.json()).toEqual({ ended: 2 });
  expect([await there.token(), (await sessionsOf(here)).sessions.length]).toEqual([undefined, 1]);
});

test('somebody else’s session is as little there as one that never was', async () => {
  const [here, stranger] = [await pageOf(owner), await pageOf('owner@tatravelko.example')];
  const [theirs] = (await sessionsOf(stranger)).sessions;

  const answers = await Promise.all([
    here.call('DELETE', `Sessions/${theirs?.id}`),
    here.call('DELETE', 'Sessions/nobody-has-this'),
  ]);

  const [foreign, missing] = await Promise.all(
    answers.map(async (answer) => [answer.status, ((await answer.json()) as { code: string }).code]),
  );
  expect(foreign).toEqual([404, 'NOT_FOUND']);
  expect(foreign).toEqual(missing);
  expect((await sessionsOf(stranger)).sessions).toHaveLength(1);
});

test('a device that was not known is reported by mail and bell, the same one the next time is not', async () => {
  const browser = testBrowser(portal, portal.url);
  await browser.signIn(owner, testPassword);
  for (const name of browser.cookies.keys()) if (!name.endsWith('device')) browser.cookies.delete(name);
  await browser.signIn(owner, testPassword);
  // Somebody's first sign-in is nothing new to them.
  await testBrowser(portal, portal.url).signIn('new@ulipy.example', testPassword);

  const mail = await eventually(async () =>
    (await readMails(portal)).find(({ subject }) => subject === 'Nové přihlášení k\u00a0vašemu účtu'),
  );

  expect(mail.body).toContain('/profile/details');
  const notified =
    await portal.sql(`select uid, channel from notification join notification_delivery on notification_id = id
    where kind = 'new-device' order by channel`);
  expect(notified).toEqual([
    { uid: 'u-ulipy-owner', channel: 'bell' },
    { uid: 'u-ulipy-owner', channel: 'mail' },
  ]);
});

test('consents show what is in force and what was accepted; a new version is accepted, an old one is not', async () => {
  const page = await pageOf(owner);
  await portal.sql(`delete from consent where uid = 'u-ulipy-owner' and kind in ('terms', 'guidelines')`);
  await portal.sql(`insert into consent values ('u-ulipy-owner', 'terms', '3.1', '2025-02-03T10:00:00Z')`);

  const before = await (await page.call('GET', 'GetConsents')).json();
  const outdated = await page.call('PUT', 'AcceptConsents', { terms: '3.1' });
  const accepted = (await (await page.call('PUT', 'AcceptConsents', { terms: '3.2' })).json()) as object[];

  expect(before).toMatchObject([
    { kind: 'terms', version: '3.2', acceptedVersion: '3.1', acceptedAt: '2025-02-03T10:00:00.000Z' },
    { kind: 'privacy', acceptedVersion: '2.0' },
    { kind: 'guidelines', acceptedVersion: null, acceptedAt: null },
    { kind: 'masterPurchase', acceptedVersion: '2026-01' },
  ]);
  expect(outdated.status).toBe(409);
  expect(accepted[0]).toMatchObject({ acceptedVersion: '3.2', acceptedAt: portal.clock.now().toISOString() });
  const audited = await portal.sql(`select subject from audit_event where action = 'agreement-accepted'`);
  expect(audited).toEqual([{ subject: 'agreement:terms' }]);
});

test('the language is kept with the record, one’s own only', async () => {
  const page = await pageOf(owner);

  const [own, foreign] = [
    await page.call('PUT', 'SetLanguage/u-ulipy-owner', { language: 'it' }),
    await page.call('PUT', 'SetLanguage/u-tatravelko-owner', { language: 'it' }),
  ];

  expect([own.status, foreign.status]).toEqual([200, 404]);
  const rows = await portal.sql(
    `select uid from account where language = 'it' and uid in ('u-ulipy-owner', 'u-tatravelko-owner')`,
  );
  expect(rows).toEqual([{ uid: 'u-ulipy-owner' }]);
});
