// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();

const signedInPage = async () => {
  vi.resetModules();
  fetched.mockImplementation(async () => new Response('{"token":"h.e30.s","uid":"u-1"}'));
  const [bearer, { followOtherTabs }] = await Promise.all([
    import('#platform/calls/bearer.ts'),
    import('./other-tabs.ts'),
  ]);
  const reload = vi.fn();
  followOtherTabs(reload);
  await bearer.lookUpSession();
  return { ...bearer, reload };
};

/** What this tab hears when another one writes. */
function otherTabWrites(signedInAs: string | undefined): void {
  if (signedInAs === undefined) localStorage.removeItem('signedInAs');
  else localStorage.setItem('signedInAs', signedInAs);
  dispatchEvent(new StorageEvent('storage', { key: 'signedInAs' }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('signedInAs', 'u-1');
});

afterEach(() => {
  vi.useRealTimers();
  fetched.mockReset();
});

test('signing out in one tab signs out the others', async () => {
  const page = await signedInPage();

  otherTabWrites(undefined);

  expect(page.readSessionState()).toBe('signed-out');
  expect(sessionStorage.getItem('id_token')).toBeNull();
});

test('signing out in one tab leaves nothing in the storage of the others', async () => {
  localStorage.setItem('store', 'LivePortal_EMEA_CZ');
  await signedInPage();
  sessionStorage.setItem('receipts', 'x');
  localStorage.removeItem('store');

  otherTabWrites(undefined);

  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a tab that was refused before it heard of the sign-out is left empty, too', async () => {
  localStorage.setItem('store', 'LivePortal_EMEA_CZ');
  localStorage.setItem('customertype', 'POS');
  const page = await signedInPage();
  sessionStorage.setItem('receipts', 'x');
  page.dropBearer();

  for (const key of ['customertype', 'store']) {
    expect(Object.keys(sessionStorage)).toContain('receipts');
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key }));
  }

  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a session that ran out leaves what was not sent yet', async () => {
  localStorage.setItem('store', 'LivePortal_EMEA_CZ');
  await signedInPage();
  sessionStorage.setItem('pendingOrder', 'x');

  otherTabWrites(undefined);

  expect(sessionStorage.getItem('pendingOrder')).toBe('x');
});

test('somebody else who signs in after a sign-out makes the other tabs begin anew, too', async () => {
  const page = await signedInPage();
  otherTabWrites(undefined);
  expect(sessionStorage.getItem('uid')).toBeNull();

  otherTabWrites('u-2');

  expect(page.reload).toHaveBeenCalled();
});

test('signing in again in one tab brings the others back as they were', async () => {
  const page = await signedInPage();
  otherTabWrites(undefined);

  otherTabWrites('u-1');
  await vi.waitFor(() => expect(page.readSessionState()).toBe('signed-in'));

  expect(page.reload).not.toHaveBeenCalled();
});

test('somebody else signing in makes the other tabs begin anew', async () => {
  const page = await signedInPage();

  otherTabWrites('u-2');

  expect(page.reload).toHaveBeenCalled();
});

test('a page that comes back from the browser’s memory after signing out is signed out', async () => {
  const page = await signedInPage();
  fetched.mockResolvedValueOnce(new Response('{"redirectTo":"/idp/end"}'));
  await page.endSession();
  localStorage.removeItem('signedInAs');

  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(page.readSessionState()).toBe('signed-out');
});
