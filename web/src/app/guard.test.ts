// @vitest-environment happy-dom
import type { RoutePath } from '@dray/contract/section-table.ts';
import { QueryClient } from '@tanstack/react-query';
import { isNotFound, isRedirect, type ParsedLocation } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SessionAnswers, sessionServer } from './test-session-server.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('lang', 'cs');
});
afterEach(() => {
  vi.restoreAllMocks();
  fetched.mockReset();
});

/** Where the guard sends a person who wants to a page; undefined where they may go in. */
async function sentTo(path: RoutePath, sessionAnswers: SessionAnswers, state = {}) {
  vi.resetModules();
  fetched.mockImplementation(sessionServer({ sections: ['Catalogue', 'My Orders'], ...sessionAnswers }).answer);
  const { guard } = await import('./guard.ts');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const location = { href: path, pathname: path, search: { returnUrl: '/cart' }, state } as unknown as ParsedLocation;
  try {
    await guard(client, path, location);
    return undefined;
  } catch (sent) {
    if (isNotFound(sent)) return 'nowhere';
    if (!isRedirect(sent)) throw sent;
    const { to, href, search, state: carried } = sent.options as Record<string, unknown>;
    return { to: to ?? href, ...(search ? { search } : {}), ...(carried ? { state: carried } : {}) };
  }
}

// First of all: a page that was left goes on asking for a moment.
test('a visitor of a public page is asked for nothing', async () => {
  expect(await sentTo('/contact', { session: 401 })).toBeUndefined();
  expect(fetched.mock.calls.map(([address]) => String(address))).toEqual([]);
});

test('a person who holds the section goes in, and one who does not is told which one it was', async () => {
  expect(await sentTo('/cart', {})).toBeUndefined();
  expect(await sentTo('/orders/history', {})).toEqual({ to: '/error403', search: { section: 'My Orders' } });
});

test('a person who is not signed in comes back to where they wanted to be, but home needs no way back', async () => {
  expect(await sentTo('/cart', { session: 401 })).toEqual({ to: '/login', search: { returnUrl: '/cart' } });
  expect(await sentTo('/', { session: 401 })).toEqual({ to: '/login', search: {} });
});

test('an account that was not validated is shown the door', async () => {
  expect(await sentTo('/cart', { user: { userValidation: false } })).toEqual({
    to: '/login',
    search: { error: 'refused' },
  });
});

test('in maintenance nobody is sent anywhere: the door is shut in front of every screen', async () => {
  expect(await sentTo('/orders/history', { maintenance: true })).toBeUndefined();
});

test('a page that tells how something ended leads home when nothing did (T29)', async () => {
  expect(await sentTo('/thanks', {})).toEqual({ to: '/' });
  expect(await sentTo('/thanks', {}, { result: { orderNumber: '4500001' } })).toBeUndefined();
});

test('the page to sign in leads on those who are signed in already', async () => {
  localStorage.setItem('signedInAs', 'u-1');

  expect(await sentTo('/login', {})).toEqual({ to: '/cart' });
  expect(await sentTo('/login', { session: 401 })).toBeUndefined();
});

test('a page of the staff is nowhere to a customer, and a visitor signs in first', async () => {
  expect(await sentTo('/staff', {})).toBe('nowhere');
  expect(await sentTo('/staff', { session: 401 })).toEqual({ to: '/login', search: { returnUrl: '/staff' } });
  expect(await sentTo('/staff', { user: { isStaff: true, allAvailablePermission: [] } })).toBeUndefined();
});

test('staff without a section of the customers’ portal are led to their desk, others of them find both', async () => {
  expect(await sentTo('/', { user: { isStaff: true, allAvailablePermission: ['Home Page'] } })).toEqual({
    to: '/staff',
  });
  expect(await sentTo('/', { user: { isStaff: true } })).toBeUndefined();
});
