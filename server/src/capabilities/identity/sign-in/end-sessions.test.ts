import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../../../testing/browser.ts';
import { freePort } from '../../../testing/free-port.ts';
import { operate } from '../../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { testPassword } from '../../../testing/small-world/people.ts';

const owner = 'owner@ulipy.example';
const own = '/identity/users/GetUserInfoById/u-ulipy-owner';
const shipTo = '/api/shiptos/GetShipToBySapId/100234';

let portal: TestPortal;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => portal.close());

async function browserOf(email: string) {
  const browser = testBrowser(portal, publicUrl);
  await browser.signIn(email, testPassword);
  return { browser, token: (await browser.token()) ?? '' };
}

const later = () => portal.clock.advance({ ms: 2_001 });
const idOf = (line = ''): string => line.trim().split(/\s+/)[1] ?? '';

test('the operator sees browsers and programs of a person side by side, and ends one of them alone', async () => {
  await operate(portal, 'end-sessions', owner);
  portal.clock.advance({ ms: 1_000 });
  const { browser, token } = await browserOf(owner);
  const [program, other] = [await portal.signIn(owner), await portal.signIn(owner)];

  const [title, ...lines] = (await operate(portal, 'sessions', owner)).split('\n');
  await operate(portal, 'end-session', owner, idOf(lines[1]));
  later();

  expect(title).toBe('owner@ulipy.example, times in UTC:');
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(['browser', 'program', 'program']);
  const statuses = [await program.get(shipTo), await other.get(shipTo), await browser.get(own, token)];
  expect(statuses.map(({ status }) => status)).toEqual([401, 200, 200]);
  expect((await operate(portal, 'sessions', owner)).split('\n')).toHaveLength(3);
});

test('all of one person end at once, the provider asks for the password again, and nobody else is disturbed', async () => {
  const { browser, token } = await browserOf(owner);
  const program = await portal.signIn(owner);
  const neighbour = await browserOf('shift@ulipy.example');
  const [{ uid } = { uid: '' }] = await portal.sql<{ uid: string }>(
    "select uid from account where email = 'shift@ulipy.example'",
  );
  portal.clock.advance({ ms: 1_000 });

  await operate(portal, 'end-sessions', owner);
  later();

  expect((await browser.get(own, token)).status).toBe(401);
  expect((await program.get(shipTo)).status).toBe(401);
  expect(await browser.token()).toBeUndefined();
  expect((await browser.open('/auth/login')).address).toMatch(/^\/idp\/sign-in\//);
  expect((await neighbour.browser.get(`/identity/users/GetUserInfoById/${uid}`, neighbour.token)).status).toBe(200);
  expect(await operate(portal, 'sessions', owner)).toBe('owner@ulipy.example is signed in nowhere');
});

test('everybody is put out where nobody is named, and it is written down', async () => {
  const one = await portal.signIn(owner);
  const other = await portal.signIn('owner@bellini.example');
  portal.clock.advance({ ms: 1_000 });

  await operate(portal, 'end-sessions');
  later();

  expect([(await one.get(shipTo)).status, (await other.get(shipTo)).status]).toEqual([401, 401]);
  const events = await portal.sql(`select actor, subject from audit_event where action = 'sessions-ended'`);
  expect(events).toContainEqual({ actor: 'operator', subject: 'every account' });
  expect(events).toContainEqual({ actor: 'operator', subject: 'account:u-ulipy-owner' });
});

test.each([
  ['sessions', 'nobody@ulipy.example'],
  ['end-sessions', 'nobody@ulipy.example'],
  ['end-session', owner, 'no-such-thing-at-all'],
])('%s of what is not there is said and changes nothing', async (...call) => {
  await expect(operate(portal, ...call)).rejects.toThrow(/Nobody has that address|no such session/);
});

test('a token of the supplier’s staff lasts ten minutes, a customer’s an hour', async () => {
  const staff = await portal.signIn('staff@meridian.example');
  const customer = await portal.signIn(owner);

  portal.clock.advance({ minutes: 9 });
  expect([(await staff.get('/api/staff/me')).status, (await customer.get(shipTo)).status]).toEqual([200, 200]);
  portal.clock.advance({ minutes: 2 });
  expect([(await staff.get('/api/staff/me')).status, (await customer.get(shipTo)).status]).toEqual([401, 200]);
  portal.clock.advance({ minutes: 50 });
  expect((await customer.get(shipTo)).status).toBe(401);
});
