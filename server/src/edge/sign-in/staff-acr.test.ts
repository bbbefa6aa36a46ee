import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { operate } from '../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { otherProviderClient, startOtherProvider } from './test-other-provider.ts';
import { signInThrough } from './test-sign-in-through.ts';

const acr = 'https://brewery.example/acr/two-factors';
const staff = { sub: 's-1', email: 'staff@meridian.example', email_verified: true, groups: [] };
const stranger = { sub: 's-2', email: 'new@brewery.example', email_verified: true, groups: ['Support'] };
const tooWeak = '/login?error=strength';

let other: Awaited<ReturnType<typeof startOtherProvider>>;
let portal: TestPortal;
beforeAll(async () => {
  const port = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  other = await startOtherProvider(PUBLIC_URL);
  const env = { PUBLIC_URL, OIDC_ISSUER: other.issuer, ...otherProviderClient };
  portal = await openTestPortal({ config: { port }, env: { ...env, STAFF_GROUPS_CLAIM: 'groups', STAFF_ACR: acr } });
  await operate(portal, 'staff-groups', 'set', 'Support', 'support', 'CZ');
});
afterAll(async () => {
  await portal.close();
  other.stop();
});
beforeEach(async () => {
  other.acr = undefined;
  await portal.sql('update account set oidc_issuer = null, oidc_sub = null');
});

const signIn = () => signInThrough(portal.url, other.issuer);
const bindings = () => portal.sql('select uid from account where oidc_sub is not null');

test.each([undefined, 'https://brewery.example/acr/password', `${acr} `, acr.toUpperCase()])(
  'staff who signed in there by %j are refused, told why, and bound to nothing',
  async (given) => {
    other.signsInAs = staff;
    other.acr = given;

    const { location, cookies } = await signIn();

    expect(location).toBe(tooWeak);
    expect(cookies).not.toContain('sid=');
    expect(await bindings()).toEqual([]);
    const [latest] = await portal.sql('select action, subject, details from audit_event order by id desc limit 1');
    expect(latest).toMatchObject({
      action: 'sign-in-refused',
      subject: expect.stringMatching(/^account:/),
      details: { isStrong: false },
    });
  },
);

test('staff whose account is bound already are refused as well', async () => {
  other.signsInAs = staff;
  other.acr = acr;
  const strong = await signIn();
  other.acr = undefined;

  const weak = await signIn();

  expect([strong.location, weak.location]).toEqual(['/', tooWeak]);
});

test('the next try of that browser asks the provider for more, and nobody else’s does', async () => {
  other.signsInAs = staff;
  const { cookies } = await signIn();
  const askedBefore = other.asked;

  const again = await fetch(`${portal.url}/auth/login`, { redirect: 'manual', headers: { cookie: cookies } });

  const asked = new URL(again.headers.get('location') ?? '').searchParams;
  expect([asked.get('acr_values'), asked.get('prompt')]).toEqual([acr, 'login']);
  expect([askedBefore.get('acr_values'), askedBefore.get('prompt')]).toEqual([null, null]);
});

test('somebody whom their group would make staff is not made so by a weak sign-in, and is by a strong one', async () => {
  other.signsInAs = stranger;
  const known = () => portal.sql('select status from account where email = $1', [stranger.email]);

  const weak = await signIn();
  expect([weak.location, await known()]).toEqual([tooWeak, []]);

  other.acr = acr;
  const strong = await signIn();
  expect([strong.location, await known()]).toEqual(['/', [{ status: 'Active' }]]);
});

test('customers sign in as before', async () => {
  other.signsInAs = { sub: 'c-1', email: 'owner@ulipy.example', email_verified: true };

  expect((await signIn()).location).toBe('/');
});
