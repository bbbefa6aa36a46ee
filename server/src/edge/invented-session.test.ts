import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../testing/browser.ts';
import type { Caller } from '../testing/caller.ts';
import { freePort } from '../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { testPassword } from '../testing/small-world/people.ts';

const email = 'owner@ulipy.example';
const changePath = '/identity/users/ChangePassword/u-ulipy-owner';
const newPassword = 'velmi-dlouhe-Heslo-22';

let portal: TestPortal;
let program: Caller;
beforeAll(async () => {
  const port = await freePort();
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: `http://127.0.0.1:${port}` } });
  program = await portal.signIn(email);
});
afterAll(() => portal.close());

const withCookie = (secret: string) => ({ headers: { cookie: `__Host-sid=${secret}` } });

test('“everywhere else” of a program ends nothing, whosesoever cookie it sends along', async () => {
  const browser = testBrowser(portal, portal.url);
  await browser.signIn(email, testPassword);
  const own = browser.cookies.get('__Host-sid') ?? '';
  const stranger = testBrowser(portal, portal.url);
  await stranger.signIn('owner@tatravelko.example', testPassword);

  const secrets = ['invented', stranger.cookies.get('__Host-sid') ?? '', own];
  const answers = await Promise.all(
    secrets.map((secret) => program.send('DELETE', '/identity/users/Sessions', undefined, withCookie(secret))),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await portal.sql(`select id from portal_session where uid = 'u-ulipy-owner'`)).toHaveLength(1);
});

test('none of its sessions is shown to a program as the one it calls from', async () => {
  const browser = testBrowser(portal, portal.url);
  await browser.signIn(email, testPassword);
  const own = browser.cookies.get('__Host-sid') ?? '';

  const { body } = await program.get('/identity/users/GetSessions', withCookie(own));

  expect(body.sessions.map(({ isThisOne }: { isThisOne: boolean }) => isThisOne)).not.toContain(true);
});

// The last one: afterwards this account may not sign in for a while.
test('a program that invents a session with each guess at the password has as few guesses as without', async () => {
  const guess = (attempt: number) =>
    program.send(
      'PUT',
      changePath,
      { oldPassword: `guess-${attempt}`, newPassword, retypePassword: newPassword },
      withCookie(`invented-${attempt}`),
    );
  const codes: string[] = [];
  for (let attempt = 0; attempt < 25; attempt += 1) codes.push((await guess(attempt)).body.code);

  expect(codes.filter((code) => code === 'OLD_PASSWORD_WRONG')).toHaveLength(10);
  expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
}, 60_000);
