// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { signOut } from './sign-out.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  localStorage.setItem('lang', 'it');
  localStorage.setItem('shipToId', '100234');
  localStorage.setItem('signedInAs', 'u-1');
  localStorage.setItem('recentSearches', '{"uid":"u-1","queries":[]}');
  sessionStorage.setItem('id_token', 'x');
});

test('token, ship-to and recent searches go, the language stays, and the window goes where the provider ends its own session', async () => {
  const client = new QueryClient();
  client.setQueryData(['orders'], ['secret']);
  const goTo = vi.fn();
  fetched.mockResolvedValueOnce(new Response('{"redirectTo":"/idp/end"}'));

  await signOut(client, goTo);

  expect(fetched.mock.calls[0]?.[1]?.method).toBe('POST');
  expect(sessionStorage.getItem('id_token')).toBeNull();
  expect(['shipToId', 'signedInAs', 'recentSearches'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ]);
  expect(localStorage.getItem('lang')).toBe('it');
  expect(client.getQueryData(['orders'])).toBeUndefined();
  expect(goTo).toHaveBeenCalledWith('/idp/end');
});

test('where the server does not answer, nobody is signed out', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const goTo = vi.fn();

  await expect(signOut(new QueryClient(), goTo)).rejects.toMatchObject({ reason: 'network' });

  expect(sessionStorage.getItem('id_token')).toBe('x');
  expect(goTo).not.toHaveBeenCalled();
});
