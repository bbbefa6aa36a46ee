import { languages } from '@dray/contract/languages.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testBrowser } from '../../testing/browser.ts';
import type { CallOptions } from '../../testing/caller.ts';
import { freePort } from '../../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';
import { budgets } from './address-budget.ts';

const stranger = '198.51.100.7';
let portal: TestPortal;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
});
beforeEach(() => portal.clock.advance({ minutes: 15 }));
afterAll(() => portal.close());

const ask = (path: string, { headers, ...options }: CallOptions = {}) =>
  portal.visitor.get(path, {
    remoteAddress: stranger,
    ...options,
    headers: { host: new URL(publicUrl).host, accept: 'text/html', ...headers },
  });

async function authorizationPath(): Promise<string> {
  const { headers } = await ask('/auth/login', { remoteAddress: '203.0.113.1' });
  const { pathname, search } = new URL(String(headers.location));
  return `${pathname}${search}`;
}

async function useUp(path: string, times: number) {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time += 1) statuses.add((await ask(path)).status);
  return statuses;
}

const countRows = async () => (await portal.sql('select from oidc_payload')).length;

test('a machine begins three hundred sign-ins in a quarter of an hour, then it is asked to wait and writes nothing', async () => {
  const path = await authorizationPath();
  const allowed = await useUp(path, budgets.authorize);
  const before = await countRows();

  const refused = await ask(path);

  expect(allowed).toEqual(new Set([303]));
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('900');
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(await countRows()).toBe(before);
  expect((await ask(path, { remoteAddress: '198.51.100.8' })).status).toBe(303);
  portal.clock.advance({ minutes: 15 });
  expect((await ask(path)).status).toBe(303);
});

test('the rest of the neighbours signs in while one machine is asked to wait', async () => {
  await useUp('/auth/login', budgets.login);

  const { address } = await testBrowser(portal, publicUrl).signIn('owner@ulipy.example', testPassword, '/cart');

  expect((await ask('/auth/login')).status).toBe(429);
  expect(address).toBe('/cart');
});

test('signing out, too, cannot be asked for without end', async () => {
  expect(await useUp('/idp/session/end', budgets.logout)).toEqual(new Set([200]));
  const before = await countRows();

  expect((await ask('/idp/session/end')).status).toBe(429);
  expect((await ask('/idp/sign-in/anything')).status).toBe(302);
  expect(await countRows()).toBe(before);
});

test('nor can the steps in between', async () => {
  expect(await useUp('/idp/sign-in/anything', budgets.step)).toEqual(new Set([302]));

  expect((await ask('/idp/sign-in/anything')).status).toBe(429);
  expect((await ask('/idp/auth/anything')).status).toBe(429);
});

test('what the portal itself asks the provider for is never too much', async () => {
  expect(await useUp('/idp/jwks', budgets.step + 1)).toEqual(new Set([200]));
});

test.each(languages)('anyone who has to wait is told so in their language: %s', async (language) => {
  await useUp('/auth/login', budgets.login);
  const answered = refusalText('TOO_MANY_ATTEMPTS', language, { minutes: 15 });

  const asked = await ask(`/auth/login?Language=${language}`);
  const preferred = await ask('/auth/login', { headers: { 'accept-language': `${language}-XX,en;q=0.5` } });
  const program = await ask(`/auth/login?Language=${language}`, { headers: { accept: 'application/json' } });

  for (const { text } of [asked, preferred]) {
    expect(text).toContain(`<html lang="${language}"`);
    expect(text).toContain(answered);
  }
  expect(program).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS', message: answered } });
});
