import { consentsInForce } from '@dray/contract/identity/consents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { operate } from '../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { otherProviderClient, startOtherProvider } from './test-other-provider.ts';
import { signInThrough } from './test-sign-in-through.ts';

const invited = 'invited@ulipy.example';
const refused = '/login?error=refused';
const consents = Object.fromEntries(Object.entries(consentsInForce).map(([kind, { version }]) => [kind, version]));
let other: Awaited<ReturnType<typeof startOtherProvider>>;
let portal: TestPortal;
let link: { gig_i_code: string; gig_i_vToken: string };

beforeAll(async () => {
  const port = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  other = await startOtherProvider(PUBLIC_URL);
  portal = await openTestPortal({
    config: { port },
    env: { PUBLIC_URL, OIDC_ISSUER: other.issuer, ...otherProviderClient },
  });
  const { searchParams } = new URL(await operate(portal, 'invitation-link', invited));
  link = {
    gig_i_code: searchParams.get('gig_i_code') ?? '',
    gig_i_vToken: searchParams.get('gig_i_vToken') ?? '',
  };
});
afterAll(async () => {
  await portal.close();
  other.stop();
});

const json = { headers: { 'content-type': 'application/json' } };
const put = (call: string, body: object) => portal.visitor.send('PUT', `/identity/users/${call}`, body, json);
const signIn = () => signInThrough(portal.url, other.issuer);
const account = async () => (await portal.sql(`select status, oidc_sub from account where email = '${invited}'`))[0];
const newest = async () =>
  (
    await portal.sql<{ action: string; subject: string }>('select action, subject from audit_event order by id desc')
  )[0];

test('anyone who was invited and has not accepted yet is not let in, whatever the provider says', async () => {
  other.signsInAs = { sub: 'them-9', email: invited, email_verified: true };

  expect((await signIn()).location).toBe(refused);
  expect(await account()).toEqual({ status: 'Invited', oidc_sub: null });
});

test('a password is not taken; the link goes on counting', async () => {
  const password = 'Kastanien-am-Ring-88';

  const { status, body } = await put('SetFirstPassword', {
    ...link,
    newPassword: password,
    retypePassword: password,
    consents,
  });

  expect([status, body.code]).toEqual([409, 'PASSWORDS_ELSEWHERE']);
  expect(JSON.stringify(body)).toContain(other.issuer);
});

test('consents are needed and enough: then the provider’s verified word lets in, and no other', async () => {
  const { privacy: _left, ...incomplete } = consents;
  const missing = await put('AcceptInvitation', { ...link, consents: incomplete });
  const accepted = await put('AcceptInvitation', { ...link, consents });
  const again = await put('AcceptInvitation', { ...link, consents });
  expect([missing.status >= 400, accepted.status, accepted.body, again.body.code]).toEqual([
    true,
    200,
    { email: invited },
    'LINK_OVER',
  ]);

  other.signsInAs = { sub: 'them-9', email: invited, email_verified: false };
  const unverified = await signIn();
  expect(unverified.location).toBe(refused);
  expect(await newest()).toMatchObject({ action: 'sign-in-refused' });

  other.signsInAs = { sub: 'them-9', email: invited, email_verified: true };
  const first = await signIn();
  const session = await fetch(`${portal.url}/auth/session`, { headers: { cookie: first.cookies } });
  expect(first.location).toBe('/');
  expect(await session.json()).toMatchObject({ uid: 'u-ulipy-invited' });
  expect(await account()).toEqual({ status: 'Active', oidc_sub: 'them-9' });

  other.signsInAs = { sub: 'them-10', email: invited, email_verified: true };
  expect((await signIn()).location).toBe(refused);
  const audited = await portal.sql(`select subject from audit_event where action = 'second-identity-refused'`);
  expect(audited).toEqual([{ subject: 'account:u-ulipy-invited' }]);
});
