import tls from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../../testing/browser.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';
import { startTlsProxy } from '../../testing/tls-proxy.ts';

const trustedBefore = tls.getCACertificates('default');
let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
let portal: TestPortal;
beforeAll(async () => {
  proxy = await startTlsProxy();
  tls.setDefaultCACertificates([...trustedBefore, proxy.certificate]);
  portal = await openTestPortal({ env: { PUBLIC_URL: proxy.url, TRUST_PROXY: '1' }, config: { drainMs: 0 } });
  proxy.leadTo(portal.url);
});
afterAll(async () => {
  tls.setDefaultCACertificates(trustedBefore);
  await proxy.stop();
  await portal.close();
});

const newBrowser = () => testBrowser({ url: proxy.url }, proxy.url);

test('behind a proxy that ends TLS one signs in, and out again', async () => {
  const browser = newBrowser();
  const { address, response } = await browser.signIn('owner@ulipy.example', testPassword, '/profile/details');
  const token = await browser.token();

  const out = (await (await browser.visit('/auth/logout', {})).json()) as { redirectTo: string };

  expect([address, response.url]).toEqual(['/profile/details', `${proxy.url}/profile/details`]);
  expect(token).toBeDefined();
  expect(out.redirectTo).toMatch(`${proxy.url}/idp/session/end`);
  expect((await browser.visit(out.redirectTo)).status).toBe(200);
  expect(await browser.token()).toBeUndefined();
});

test('there no cookie of a sign-in travels in the clear', async () => {
  const browser = newBrowser();
  const begun = await browser.visit('/auth/login');
  const asked = await browser.visit(begun.headers.get('location') ?? '');
  const resumed = await browser.visit(asked.headers.get('location') ?? '', {
    email: 'owner@ulipy.example',
    password: testPassword,
  });
  const known = await browser.visit(resumed.headers.get('location') ?? '');
  const back = await browser.visit(known.headers.get('location') ?? '');

  const cookies = [begun, asked, known, back].map(({ headers }) => headers.getSetCookie());

  expect(cookies.map((lines) => lines.length > 0)).toEqual([true, true, true, true]);
  expect(cookies.flat().filter((line) => !/; secure/i.test(line))).toEqual([]);
});

test.each([
  ['on this machine itself the provider’s cookies are bound as the portal’s are', 'localhost:3999', true],
  ['in a demonstration on plain HTTP they are not, or no browser would keep them', 'demo.example:3999', false],
])('%s', async (_name, host, isSecure) => {
  const { visitor } = await portal.startAnother({ env: { PUBLIC_URL: `http://${host}`, TRUST_PROXY: '', DEMO: '1' } });
  const begun = await visitor.get('/auth/login', { headers: { host } });
  const { pathname, search } = new URL(String(begun.headers.location));

  const asked = await visitor.get(`${pathname}${search}`, { headers: { host } });

  const cookies = [begun, asked].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  expect(cookies.map((line) => /; secure/i.test(line))).toEqual(Array(5).fill(isSecure));
});

test('what a client claims of its host, protocol and address moves no address of the provider', async () => {
  const claims = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '203.0.113.9',
    forwarded: 'host=evil.example;proto=http',
    host: 'evil.example',
  };
  const { body } = await portal.visitor.get('/idp/.well-known/openid-configuration', { headers: claims });

  const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = body;

  expect({ issuer, authorization_endpoint, token_endpoint, jwks_uri }).toEqual({
    issuer: `${proxy.url}/idp`,
    authorization_endpoint: `${proxy.url}/idp/auth`,
    token_endpoint: `${proxy.url}/idp/token`,
    jwks_uri: `${proxy.url}/idp/jwks`,
  });
});
