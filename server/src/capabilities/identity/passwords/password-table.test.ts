import { hash as argon2 } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { testPassword } from '../../../testing/small-world/people.ts';
import { browserOf, passwordNo, resetLink, twice } from './test-passwords.ts';

const owner = 'owner@ulipy.example';
let portal: TestPortal;
let hash: string;
beforeAll(async () => {
  const port = await freePort();
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: `http://127.0.0.1:${port}` } });
  const [row] = await portal.sql<{ password_hash: string }>(`select password_hash from account limit 1`);
  hash = row?.password_hash ?? '';
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql('delete from sign_in_throttle');
  await portal.sql('delete from password_history');
  await portal.sql('delete from portal_session; delete from program_token');
  await portal.sql(`update account set password_hash = $1, tokens_valid_from = '-infinity'`, [hash]);
});

type Sent = { oldPassword?: string; newPassword?: string; retypePassword?: string };
async function change(sent: Sent, { uid = 'u-ulipy-owner', oldPassword = testPassword } = {}) {
  const caller = await portal.signIn(owner, oldPassword);
  return caller.send('PUT', `/identity/users/ChangePassword/${uid}`, { oldPassword, ...sent }, { language: 'en' });
}

test.each([
  [
    'a wrong old one',
    { oldPassword: 'Wrong-2026-old', ...twice(passwordNo(1)) },
    'Old password not correct',
    undefined,
  ],
  [
    'two that differ',
    { newPassword: passwordNo(1), retypePassword: passwordNo(2) },
    'New and retype password do not match',
    undefined,
  ],
  ['one that is too long', twice(`Aa1!${'x'.repeat(125)}`), 'New password not correct', undefined],
  ['one with a line break', twice('Zelena-Lampa\n77'), 'New password not correct', undefined],
  ['a short one', twice('Aa1!aaaaaaa'), 'Password requirements have not been met', ['length']],
  [
    'one that breaks several rules',
    twice('sevilla2026'),
    'Password requirements have not been met',
    ['length', 'upperCase', 'symbol'],
  ],
  ['the present one', twice(testPassword), 'Password requirements have not been met', ['previous']],
])('%s is refused in its words', async (_name, sent, message, unmet) => {
  const answer = await change(sent);

  expect(answer).toMatchObject({ status: 422, body: { message, ...(unmet ? { unmet } : {}) } });
});

test('128 characters are taken whole', async () => {
  const long = `Aa1!${'žluťoučký kůň úpěl '.repeat(7)}`.slice(0, 127);

  const answer = await change(twice(`${long}x`));

  expect(answer.status).toBe(200);
  await portal.signIn(owner, `${long}x`);
  expect((await portal.visitor.askForToken(owner, long)).status).not.toBe(200);
});

test('the eight before are barred, the ninth comes back', async () => {
  const cheap = (number: number) => argon2(passwordNo(number), { memoryCost: 1024, timeCost: 1 });
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
    await portal.sql(`insert into password_history (uid, password_hash, set_at) values ('u-ulipy-owner', $1, now())`, [
      await cheap(number),
    ]);
  await portal.sql(`update account set password_hash = $1 where uid = 'u-ulipy-owner'`, [await cheap(9)]);

  const barred: unknown[] = [];
  for (let number = 9; number >= 2; number -= 1)
    barred.push((await change(twice(passwordNo(number)), { oldPassword: passwordNo(9) })).body.unmet);
  const ninth = await change(twice(passwordNo(1)), { oldPassword: passwordNo(9) });
  const present = await change(twice(passwordNo(9)), { oldPassword: passwordNo(1) });

  expect(barred).toEqual(Array(8).fill(['previous']));
  expect(ninth.status).toBe(200);
  expect(present.body.unmet).toEqual(['previous']);
  const kept = await portal.sql(`select id from password_history where uid = 'u-ulipy-owner'`);
  expect(kept).toHaveLength(7);
});

test('one that keeps every rule and is easy to guess is refused, with the reason in the reader’s words', async () => {
  const answer = await change(twice('Dvořáková-2026'));

  expect(answer).toMatchObject({
    status: 422,
    body: {
      message: 'Password requirements have not been met',
      unmet: ['guessable'],
      reason: 'It contains a name that is easy to guess: yours, your company’s or the brand’s.',
    },
  });
});

test('whose uid is not the caller’s answers like one that nobody has, whatever else is sent', async () => {
  const [foreign, missing] = [
    await change(twice(passwordNo(1)), { uid: 'u-tatra-owner' }),
    await change(twice(passwordNo(1)), { uid: 'u-nobody' }),
  ];

  expect(foreign).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND', message: missing.body.message } });
  expect((await change({ ...twice(passwordNo(1)), isStaff: true } as Sent)).status).toBe(400);
  expect((await portal.visitor.send('PUT', '/identity/users/ChangePassword/u-ulipy-owner', {})).status).toBe(401);
});

test('guessing at the old one is counted like signing in', async () => {
  const browser = await browserOf(portal, owner, testPassword);
  const token = (await browser.token()) ?? '';
  const guess = (oldPassword: string) =>
    browser.send('PUT', '/identity/users/ChangePassword/u-ulipy-owner', token, {
      oldPassword,
      ...twice(passwordNo(1)),
    });

  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1) statuses.push((await guess(`Wrong-2026-${number}`)).status);
  const right = await guess(testPassword);

  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a new password ends every other session and token within seconds; the one it was changed in goes on', async () => {
  const [here, there] = [await browserOf(portal, owner, testPassword), await browserOf(portal, owner, testPassword)];
  const program = await portal.signIn(owner);
  const token = (await here.token()) ?? '';
  const old = (await there.token()) ?? '';
  portal.clock.advance({ minutes: 1 });

  const answer = await here.send('PUT', '/identity/users/ChangePassword/u-ulipy-owner', token, {
    oldPassword: testPassword,
    ...twice(passwordNo(1)),
  });
  // The copies that processes keep live two seconds.
  portal.clock.advance({ minutes: 1 });

  expect(await answer.json()).toMatchObject({ email: owner, ended: { unknown: 1, program: 1 } });
  const record = '/identity/users/GetUserInfoById/u-ulipy-owner';
  expect([(await there.get(record, old)).status, await there.token()]).toEqual([401, undefined]);
  expect((await program.get(record)).status).toBe(401);
  expect((await here.get(record, (await here.token()) ?? '')).status).toBe(200);
  // The provider, too, has forgotten who it was there.
  expect((await there.open('/auth/login')).address).toContain('/idp/sign-in/');
});

test('a reset ends all sessions, tells by mail, and the old password is gone', async () => {
  const there = await browserOf(portal, owner, testPassword);
  await there.token();
  portal.clock.advance({ minutes: 1 });

  const link = await resetLink(portal, owner);
  const answer = await portal.visitor.send('PUT', '/identity/users/ResetPassword', {
    ...link,
    ...twice(passwordNo(3)),
  });
  portal.clock.advance({ minutes: 1 });

  expect(answer).toMatchObject({ status: 200, body: { email: owner } });
  expect(await there.token()).toBeUndefined();
  expect((await portal.visitor.askForToken(owner, testPassword)).status).not.toBe(200);
  await portal.signIn(owner, passwordNo(3));
  const notified = await portal.sql(
    `select channel from notification join notification_delivery on notification_id = id
    where kind = 'password-changed' and created_at >= $1 order by channel`,
    [new Date(portal.clock.now().getTime() - 60_000)],
  );
  expect(notified).toEqual([{ channel: 'bell' }, { channel: 'mail' }]);
});
