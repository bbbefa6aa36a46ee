// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { signOut } from './sign-out.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('lang', 'it');
  localStorage.setItem('shipToId', '100234');
  localStorage.setItem('signedInAs', 'u-1');
  localStorage.setItem('recentSearches', '{"uid":"u-1","queries":[]}');
  localStorage.setItem('customertype', 'POS');
  localStorage.setItem('store', 'LivePortal_EMEA_CZ');
  sessionStorage.setItem('id_token', 'x');
  sessionStorage.setItem('uid', 'u-1');
});

test('token, account, ship-to, customer type, store and recent searches go, the language stays, and the window goes where the provider ends its own session', async () => {
  const client = new QueryClient();
  client.setQueryData(['orders'], ['secret']);
  const goTo = vi.fn();
  fetched.mockResolvedValueOnce(new Response('{"redirectTo":"/idp/end"}'));

  await signOut(client, goTo);

  expect(fetched.mock.calls[0]?.[1]?.method).toBe('POST');
  expect(['id_token', 'uid'].map((key) => sessionStorage.getItem(key))).toEqual([null, null]);
  const gone = ['shipToId', 'customertype', 'store', 'signedInAs', 'recentSearches'];
  expect(gone.flatMap((key) => localStorage.getItem(key) ?? [])).toEqual([]);
  expect(localStorage.getItem('lang')).toBe('it');
  expect(client.getQueryData(['orders'])).toBeUndefined();
  expect(goTo).toHaveBeenCalledWith('/idp/end');
});

test('language and looks stay, and nothing else of what the portal ever stored', async () => {
  const looks = { lang: 'it', colourScheme: 'dark', catalogueView: 'list', cartPanel: 'open', slashIsLetter: '1' };
  const local = ['knownSwitches', 'cartFilled', 'offersShown', 'ageConfirmed', 'requestDrafts'];
  const session = ['receipts', 'pendingOrder', 'repeatedOrders', 'cataloguePlaces', 'priceBasis', 'handedOver'];
  Object.assign(localStorage, looks, Object.fromEntries(local.map((key) => [key, 'x'])));
  Object.assign(
    sessionStorage,
    Object.fromEntries(
      [...session, 'routeHistory', 'reloadedChunks', 'tsr-scroll-restoration-v1_3'].map((key) => [key, 'x']),
    ),
  );
  fetched.mockResolvedValueOnce(new Response('{"redirectTo":"/idp/end"}'));

  await signOut(new QueryClient(), vi.fn());

  expect({ ...localStorage }).toEqual(looks);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('where the server does not answer, nobody is signed out', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const goTo = vi.fn();

  await expect(signOut(new QueryClient(), goTo)).rejects.toMatchObject({ reason: 'network' });

  expect(sessionStorage.getItem('id_token')).toBe('x');
  expect(goTo).not.toHaveBeenCalled();
});
