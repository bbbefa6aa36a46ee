import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { allConsents, inviteLink, passwordNo, twice } from './test-passwords.ts';

const issuer = 'https://login.example.com/realms/trade';
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'dray', OIDC_CLIENT_SECRET: 'secret' },
  });
});
afterAll(() => portal.close());

const send = (method: 'POST' | 'PUT', call: string, body: object) =>
  portal.visitor.send(method, `/identity/users/${call}`, body);

test('where another provider keeps the passwords, every call about them says where', async () => {
  const link = await inviteLink(portal);

  const answers = await Promise.all([
    send('PUT', 'SetFirstPassword', { ...link, ...twice(passwordNo(1)), consents: allConsents }),
    send('PUT', 'ResetPassword', { ...link, ...twice(passwordNo(1)) }),
    send('POST', 'ForgotPassword', { email: 'owner@ulipy.example' }),
  ]);

  for (const answer of answers)
    expect(answer).toMatchObject({ status: 409, body: { code: 'PASSWORDS_ELSEWHERE', address: issuer } });
});

test('an invitation is accepted there without a password: consents are kept, and the link is used up', async () => {
  const link = await inviteLink(portal);

  const reading = await send('POST', 'ReadLink', link);
  const [without, accepted, again] = [
    await send('PUT', 'AcceptInvitation', { ...link, consents: {} }),
    await send('PUT', 'AcceptInvitation', { ...link, consents: allConsents }),
    await send('PUT', 'AcceptInvitation', { ...link, consents: allConsents }),
  ];

  expect(reading.body.passwordsElsewhere).toBe(issuer);
  expect([without.status, accepted.status, again.status]).toEqual([422, 200, 410]);
  const [account] = await portal.sql(
    `select status, user_validation, password_hash, (select count(*)::int from consent c where c.uid = a.uid) as consents
     from account a where uid = 'u-ulipy-invited'`,
  );
  expect(account).toEqual({ status: 'Active', user_validation: true, password_hash: null, consents: 4 });
});
