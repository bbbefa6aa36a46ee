import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';
import { otherProviderClient, startOtherProvider } from './test-other-provider.ts';
import { answeredByProvider, signInThrough } from './test-sign-in-through.ts';

const owner = 'owner@ulipy.example';
let other: Awaited<ReturnType<typeof startOtherProvider>>;
let portal: TestPortal;

beforeAll(async () => {
  const port = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  other = await startOtherProvider(PUBLIC_URL);
  portal = await openTestPortal({
    config: { port },
    env: { PUBLIC_URL, OIDC_ISSUER: other.issuer, ...otherProviderClient },
  });
});
beforeEach(async () => {
  other.isForged = false;
  await portal.sql('update account set oidc_issuer = null, oidc_sub = null');
});
afterAll(async () => {
  await portal.close();
  other.stop();
});

const refused = '/login?error=refused';
const bindings = () => portal.sql('select uid, oidc_issuer, oidc_sub from account where oidc_sub is not null');
const lastRecord = async () =>
  (await portal.sql<{ action: string; subject: string }>('select * from audit_event order by id desc limit 1'))[0];

test('another provider is a matter of configuration: its word lets a known person in', async () => {
  other.signsInAs = { sub: 'them-1', email: owner, email_verified: true };

  const { location, cookies } = await signIn('/profile/details');

  expect(location).toBe('/profile/details');
  const session = await fetch(`${portal.url}/auth/session`, { headers: { cookie: cookies } });
  expect(await session.json()).toMatchObject({ uid: 'u-ulipy-owner' });
});

test('the first sign-in binds the account to its name there, and then the mail address does not matter', async () => {
  other.signsInAs = { sub: 'them-1', email: owner.toUpperCase(), email_verified: true };
  const first = await signIn('/');
  const bound = await bindings();

  other.signsInAs = { sub: 'them-1', email: 'shift@ulipy.example', email_verified: false };
  const renamed = await signIn('/');
  const session = await fetch(`${portal.url}/auth/session`, { headers: { cookie: renamed.cookies } });

  expect([first.location, renamed.location]).toEqual(['/', '/']);
  expect(bound).toEqual([{ uid: 'u-ulipy-owner', oidc_issuer: other.issuer, oidc_sub: 'them-1' }]);
  expect(await session.json()).toMatchObject({ uid: 'u-ulipy-owner' });
  expect(await bindings()).toEqual(bound);
});

test('a second person with the same mail address is refused, and that is written down', async () => {
  other.signsInAs = { sub: 'them-1', email: owner, email_verified: true };
  await signIn('/');
  const bound = await bindings();

  other.signsInAs = { sub: 'them-2', email: owner, email_verified: true };
  const { location } = await signIn('/');
  const records = await portal.sql(
    `select actor, subject, details from audit_event where action = 'second-identity-refused'`,
  );

  expect(location).toBe(refused);
  expect(records).toEqual([
    {
      actor: 'visitor',
      subject: 'account:u-ulipy-owner',
      details: { identity: expect.stringMatching(/^identity:[\w-]{43}$/) },
    },
  ]);
  expect(await bindings()).toEqual(bound);
});

test('of two persons who claim an account at the same moment one gets it', async () => {
  const windows = [];
  for (const sub of ['them-1', 'them-2']) {
    other.signsInAs = { sub, email: owner, email_verified: true };
    windows.push(await answered('/'));
  }

  const locations = await Promise.all(windows.map(async (finish) => (await finish()).location));

  expect(locations.sort()).toEqual(['/', refused]);
  expect(await bindings()).toHaveLength(1);
});

test.each([
  ['has not verified the mail address', { email: owner, email_verified: false }],
  ['does not say whether the mail address is verified', { email: owner }],
  ['says so in another way than true', { email: owner, email_verified: 'true' }],
  ['names no mail address', {}],
  ['names a stranger', { email: 'stranger@elsewhere.example', email_verified: true }],
  ['names somebody who was only invited', { email: 'invited@ulipy.example', email_verified: true }],
])('a first sign-in is refused and written down where the provider %s', async (_name, claims) => {
  other.signsInAs = { sub: 'them-3', ...claims };

  const { location } = await signIn('/');

  expect(location).toBe(refused);
  expect(await bindings()).toEqual([]);
  expect(await lastRecord()).toMatchObject({ action: 'sign-in-refused' });
  expect(JSON.stringify(await lastRecord())).not.toMatch(/@|them-3/);
});

test('an account that is closed stays closed for whom it was bound to', async () => {
  other.signsInAs = { sub: 'them-1', email: 'shift@ulipy.example', email_verified: true };
  const before = await signIn('/');
  await portal.sql(`update account set status = 'Suspended' where email = 'shift@ulipy.example'`);

  const after = await signIn('/');

  expect([before.location, after.location]).toEqual(['/', refused]);
  expect(await lastRecord()).toMatchObject({ action: 'sign-in-refused', subject: 'account:u-ulipy-shift' });
});

test('a word that another key has signed is not the provider’s, though it came from there', async () => {
  other.signsInAs = { sub: 'them-1', email: owner, email_verified: true };
  other.isForged = true;

  const { location, cookies } = await signIn('/');

  expect(location).toBe(refused);
  expect(cookies).not.toContain('sid=');
  expect(await bindings()).toEqual([]);
});

test('it learns which of its screens to show (H12)', async () => {
  const begun = await fetch(`${portal.url}/auth/login`, { redirect: 'manual' });

  expect(begun.headers.get('location')).toMatch(/screen_set=emea-RegistrationLogin&start_screen=emea_login/);
});

test('the page that asks to wait has its stylesheet and its pictures though', async () => {
  const files = ['sign-in.css', 'keg50-havranov.svg'].map((name) => fetch(`${portal.url}/idp/page/${name}`));

  expect((await Promise.all(files)).map(({ status }) => status)).toEqual([200, 200]);
});

test('the embedded provider is not there then', async () => {
  expect((await fetch(`${portal.url}/idp/.well-known/openid-configuration`)).status).toBe(404);
});

test('programs are told to ask that provider for their tokens', async () => {
  const { body } = await portal.visitor.askForToken(owner, testPassword);

  expect(body.errors[0].extensions.code).toBe('PASSWORDS_KEPT_ELSEWHERE');
});

test('a provider that is away is reported within seconds, and the next try works again', async () => {
  const port = await freePort();
  const away = await openTestPortal({
    config: { port },
    env: { PUBLIC_URL: `http://127.0.0.1:${port}`, OIDC_ISSUER: 'http://127.0.0.1:9', ...otherProviderClient },
  });
  try {
    const answer = await fetch(`${away.url}/auth/login?returnUrl=/cart`, { redirect: 'manual' });

    expect(answer.headers.get('location')).toBe('/login?error=provider&returnUrl=%2Fcart');
  } finally {
    await away.close();
  }
});

const signIn = (returnUrl: string) => signInThrough(portal.url, other.issuer, returnUrl);
const answered = (returnUrl: string) => answeredByProvider(portal.url, other.issuer, returnUrl);
