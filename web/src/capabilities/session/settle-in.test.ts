// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#platform/texts/texts.ts';
import { settleIn } from './settle-in.ts';
import { testUser } from './test-user.ts';

const fetched = vi.fn<typeof fetch>();
const warned = vi.fn();

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(warned);
  await startTexts('cs');
});

afterEach(() => {
  vi.restoreAllMocks();
  fetched.mockReset();
  warned.mockReset();
});

test('signing in clears the ship-to of the user before and remembers the market', async () => {
  localStorage.setItem('lang', 'cs');
  localStorage.setItem('shipToId', '100301');
  localStorage.setItem('signedInAs', 'somebody-else');

  expect(await settleIn(testUser({ country: 'SK', customerType: 'WHSL' }))).toBe('settled');

  expect(localStorage.getItem('shipToId')).toBeNull();
  expect(localStorage.getItem('store')).toBe('LivePortal_EMEA_SK');
  expect(localStorage.getItem('customertype')).toBe('WHSL');
  expect(localStorage.getItem('signedInAs')).toBe('u-1');
});

test('a reload is no sign-in: the ship-to stays', async () => {
  await settleIn(testUser());
  localStorage.setItem('shipToId', '100234');

  await settleIn(testUser());

  expect(localStorage.getItem('shipToId')).toBe('100234');
});

test('the language of the record is taken where nobody chose one, and a choice is left alone', async () => {
  localStorage.setItem('lang', 'cs');
  localStorage.setItem('langUnchosen', '1');
  await settleIn(testUser({ language: 'sk' }));
  expect(localStorage.getItem('lang')).toBe('sk');

  localStorage.removeItem('signedInAs');
  await settleIn(testUser({ language: 'it' }));
  expect(localStorage.getItem('lang')).toBe('sk');
});

test('an account without country or customer type is only warned of', async () => {
  localStorage.setItem('store', 'LivePortal_EMEA_IT');

  expect(await settleIn(testUser({ country: null, customerType: null }))).toBe('settled');

  expect(warned).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('store')).toBeNull();
});

test('an account that is not validated is signed out and leaves nothing of the specified keys', async () => {
  fetched.mockImplementation(async () => new Response('{"redirectTo":"/login"}'));
  for (const key of ['lang', 'shipToId', 'customertype', 'store', 'signedInAs']) localStorage.setItem(key, 'cs');
  for (const key of ['id_token', 'uid']) sessionStorage.setItem(key, 'x');

  expect(await settleIn(testUser({ userValidation: false }))).toBe('not-validated');

  expect(String(fetched.mock.calls[0]?.[0])).toMatch(/^\/auth\/logout\?/);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});
