import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

const own = '/identity/users/GetUserInfoById/u-ulipy-owner';
let portal: TestPortal;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => portal.close());

const newBrowser = () => testBrowser(portal, publicUrl);

async function signedIn(email = 'owner@ulipy.example') {
  const browser = newBrowser();
  await browser.signIn(email, testPassword);
  return { browser, token: (await browser.token()) ?? '' };
}

test('who signs in comes back to the page they wanted, query and all', async () => {
  const { address } = await newBrowser().signIn('owner@ulipy.example', testPassword, '/profile/details?tab=2');

  expect(address).toBe('/profile/details?tab=2');
});

test.each(['//evil', '/\\evil', decodeURIComponent('%2F%5Cevil'), 'https://evil.example/', '/login'])(
  'a return to %j leads home',
  async (returnUrl) => {
    const { address } = await newBrowser().signIn('owner@ulipy.example', testPassword, returnUrl);

    expect(address).toBe('/');
  },
);

test('the session lives in a cookie that no script and no other site can use', async () => {
  const browser = newBrowser();
  const page = await browser.open('/auth/login');
  const resumed = await browser.visit(page.address, { email: 'owner@ulipy.example', password: testPassword });
  const callback = await browser.visit(resumed.headers.get('location') ?? '');

  const answer = await browser.visit(callback.headers.get('location') ?? '');

  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-sid='));
  expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('the token of a browser counts only with its own cookie', async () => {
  const owner = await signedIn();
  const shift = await signedIn('shift@ulipy.example');

  expect((await owner.browser.get(own, owner.token)).status).toBe(200);
  expect((await newBrowser().get(own, owner.token)).status).toBe(401);
  expect((await shift.browser.get(own, owner.token)).status).toBe(401);
});

test('signing out ends the session here and at the provider', async () => {
  const { browser, token } = await signedIn();

  const { redirectTo } = (await (await browser.visit('/auth/logout', {})).json()) as { redirectTo: string };
  const confirmation = await (await browser.visit(redirectTo)).text();
  const xsrf = /name="xsrf" value="(\w+)"/.exec(confirmation)?.[1] ?? '';
  const { address } = await browser.open('/idp/session/end/confirm', { xsrf, logout: 'yes' });

  expect(address).toMatch(/^\/login/);
  expect(await browser.token()).toBeUndefined();
  portal.clock.advance({ ms: 2_001 });
  expect((await browser.get(own, token)).status).toBe(401);
  expect((await browser.open('/auth/login')).address).toMatch(/^\/idp\/sign-in\//);
});

test('a session that was signed out is out in every process within seconds', async () => {
  const { browser, token } = await signedIn();
  const other = await portal.startAnother({ config: {} });
  browser.reach(other);
  expect((await browser.get(own, token)).status).toBe(200);

  browser.reach(portal);
  await browser.visit('/auth/logout', {});
  portal.clock.advance({ ms: 2_001 });

  browser.reach(other);
  expect((await browser.get(own, token)).status).toBe(401);
});

test('a sign-in begun at one process is finished at another', async () => {
  const other = await portal.startAnother({ config: {} });
  const browser = newBrowser();
  const page = await browser.open('/auth/login?returnUrl=/profile/details');

  browser.reach(other);
  const { address } = await browser.open(page.address, { email: 'owner@ulipy.example', password: testPassword });

  expect(address).toBe('/profile/details');
});

test('an answer of the provider counts once, and only for the browser that asked', async () => {
  const browser = newBrowser();
  const page = await browser.open('/auth/login');
  const resumed = await browser.visit(page.address, { email: 'owner@ulipy.example', password: testPassword });
  const callback = (await browser.visit(resumed.headers.get('location') ?? '')).headers.get('location') ?? '';

  const stranger = await newBrowser().visit(callback);
  const first = await browser.visit(callback);
  const again = await browser.visit(callback);

  expect(stranger.headers.get('location')).toBe('/login?error=expired');
  expect(first.headers.get('location')).toBe('/');
  expect(again.headers.get('location')).toBe('/login?error=expired');
});

test('nor does it count again for a browser that kept what it was to forget', async () => {
  const browser = newBrowser();
  const page = await browser.open('/auth/login');
  const resumed = await browser.visit(page.address, { email: 'owner@ulipy.example', password: testPassword });
  const callback = (await browser.visit(resumed.headers.get('location') ?? '')).headers.get('location') ?? '';
  const stored = browser.cookies.get('__Host-signing-in') ?? '';

  const first = await browser.visit(callback);
  browser.cookies.set('__Host-signing-in', stored);
  const again = await browser.visit(callback);

  expect(first.headers.get('location')).toBe('/');
  expect(again.headers.get('location')).toBe('/login?error=refused');
  expect(again.headers.getSetCookie().join()).not.toContain('__Host-sid=');
});

test('beginning a sign-in writes nothing into the database', async () => {
  const rows = () =>
    portal.sql(`select relname, query_to_xml(format('select count(*) from %I', relname), false, true, '')::text as held
                from pg_stat_user_tables where schemaname = 'public' order by relname`);
  const before = await rows();

  for (let time = 0; time < 20; time += 1) await newBrowser().visit('/auth/login');

  expect(await rows()).toEqual(before);
});

test.each(['invited@ulipy.example', 'nobody@ulipy.example'])(
  '%s is told the same as after a wrong password',
  async (email) => {
    const { address, response } = await newBrowser().signIn(email, testPassword);

    expect(address).toMatch(/^\/idp\/sign-in\//);
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('The e-mail address or the password is not correct.');
  },
);

test('the page speaks the language that was asked for, and another at a click', async () => {
  const browser = newBrowser();
  const { address, response } = await browser.open('/auth/login?Language=it');

  expect(await response.text()).toContain('<html lang="it"');
  expect(await (await browser.visit(`${address}?lang=sk`)).text()).toContain('<h1>Prihlásenie</h1>');
});

test('the sign-in names its screen set and start screen, and the page bears them (H12)', async () => {
  const begun = await newBrowser().visit('/auth/login');
  const { searchParams } = new URL(begun.headers.get('location') ?? '');
  const page = await newBrowser().open('/auth/login');

  expect([searchParams.get('screen_set'), searchParams.get('start_screen')]).toEqual([
    'emea-RegistrationLogin',
    'emea_login',
  ]);
  expect(await page.response.text()).toContain(
    'data-screen-set="emea-RegistrationLogin" data-start-screen="emea_login"',
  );
});

test('what was typed is given back harmless', async () => {
  const { response } = await newBrowser().signIn('"><script>alert(1)</script>@x.example', 'x');

  const text = await response.text();
  expect(text).not.toContain('<script>alert');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('wrong passwords are counted together with those of programs, then the page asks to wait', async () => {
  const email = 'owner@bellini.example';
  for (let guess = 0; guess < 5; guess += 1) await portal.visitor.askForToken(email, 'wrong');
  for (let guess = 0; guess < 5; guess += 1) await newBrowser().signIn(email, 'wrong');

  const { response } = await newBrowser().signIn(email, testPassword);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);

  portal.clock.advance({ minutes: 15 });
  expect((await newBrowser().signIn(email, testPassword)).address).toBe('/');
});

test('a session unused for half a day is over', async () => {
  const { browser } = await signedIn();

  portal.clock.advance({ minutes: 11 * 60 });
  expect(await browser.token()).toBeDefined();
  portal.clock.advance({ minutes: 12 * 60 + 1 });
  expect(await browser.token()).toBeUndefined();
});

test('an account that is switched off is out within seconds, in the middle of its session', async () => {
  const { browser, token } = await signedIn('warehouse@velkosklad-brno.example');
  const [{ uid } = { uid: '' }] = await portal.sql<{ uid: string }>(
    "select uid from account where email like 'warehouse@%'",
  );

  await portal.sql("update account set status = 'Deactivated' where uid = $1", [uid]);
  portal.clock.advance({ ms: 2_001 });

  expect((await browser.get(`/identity/users/GetUserInfoById/${uid}`, token)).status).toBe(401);
});

test('tokens from before a change of password are void, for browsers and programs alike', async () => {
  const program = await portal.signIn('owner@tatravelko.example');
  const [{ uid } = { uid: '' }] = await portal.sql<{ uid: string }>(
    "select uid from account where email = 'owner@tatravelko.example'",
  );
  expect((await program.get(`/identity/users/GetUserInfoById/${uid}`)).status).toBe(200);

  portal.clock.advance({ ms: 5_000 });
  await portal.sql('update account set tokens_valid_from = $1 where uid = $2', [portal.clock.now(), uid]);
  portal.clock.advance({ ms: 2_001 });

  expect((await program.get(`/identity/users/GetUserInfoById/${uid}`)).status).toBe(401);
});

test('a browser gets no token that is meant for programs', async () => {
  const answer = await portal.visitor.askForToken('owner@ulipy.example', testPassword, {
    headers: { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' },
  });

  expect(answer.body.errors[0].extensions.code).toBe('PROGRAMS_ONLY');
});

test('anyone who came by another name of the machine goes on under the public one', async () => {
  const other = await portal.startAnother({ config: {} });

  const answer = await fetch(`${other.url}/auth/login?returnUrl=/cart`, { redirect: 'manual' });

  expect(answer.headers.get('location')).toBe(`${publicUrl}/auth/login?returnUrl=/cart`);
});
