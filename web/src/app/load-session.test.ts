// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SessionAnswers, sessionServer } from './test-session-server.ts';

const fetched = vi.fn<typeof fetch>();

/** A page that knows nothing yet, and a server that answers as told. */
async function freshPage(sessionAnswers: SessionAnswers) {
  vi.resetModules();
  const { answers: answered, answer } = sessionServer(sessionAnswers);
  fetched.mockImplementation(answer);
  const { loadSession, retrySession } = await import('./load-session.ts');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { load: () => loadSession(client), retry: () => retrySession(client), answered };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('lang', 'cs');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('list and switches are loaded before anything is decided', async () => {
  const page = await freshPage({});

  expect(await page.load()).toEqual({
    isSignedIn: true,
    isStaff: false,
    isAtDeskOnly: false,
    isClosed: false,
    isNotValidated: false,
    rights: { permissions: ['Catalogue'], switches: new Map([['Catalogue', '1']]) },
  });
});

test('switches that were known a moment before hold where the configuration cannot be fetched (T131)', async () => {
  await (await freshPage({})).load();
  const page = await freshPage({ config: 500 });

  expect((await page.load()).rights).toEqual({
    permissions: ['Catalogue'],
    switches: new Map([['Catalogue', '1']]),
  });
});

test('a person without a session is asked for nothing more', async () => {
  const page = await freshPage({ session: 401 });

  expect(await page.load()).toMatchObject({ isSignedIn: false, rights: undefined });
  expect(fetched.mock.calls.some(([address]) => String(address).includes('GetUserInfo'))).toBe(false);
});

test.each([{ user: 500 }, { config: 500 }])(
  'a failed fetch leaves the rights out, and another try brings them: %o',
  async (failing) => {
    const page = await freshPage(failing);
    expect(await page.load()).toMatchObject({ isSignedIn: true, rights: undefined });

    page.answered['/identity/users/GetUserInfoById/u-1'] = [
      { UID: 'u-1', userValidation: true, allAvailablePermission: ['Catalogue'] },
      200,
    ];
    const config = page.answered['/graphql'];
    if (config) config[1] = 200;

    expect(await page.retry()).toBe(true);
  },
);

test('maintenance keeps everybody out but the staff', async () => {
  expect(await (await freshPage({ maintenance: true, user: 503 })).load()).toMatchObject({ isClosed: true });
  expect(await (await freshPage({ maintenance: true, session: 401 })).load()).toMatchObject({ isClosed: true });
  sessionStorage.clear();
  expect(await (await freshPage({ maintenance: true, user: { isStaff: true } })).load()).toMatchObject({
    isClosed: false,
  });
});

test('an account that is not validated is no longer signed in', async () => {
  const page = await freshPage({ user: { userValidation: false } });

  expect(await page.load()).toMatchObject({ isSignedIn: false, isNotValidated: true });
  expect(sessionStorage.getItem('uid')).toBeNull();
});
