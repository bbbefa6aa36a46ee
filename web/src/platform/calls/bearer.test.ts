// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
const nowSeconds = () => Math.floor(Date.now() / 1000);
const encoded = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '');
const token = (lifeSeconds: number, mark = '') =>
  `h.${encoded({ iat: nowSeconds(), exp: nowSeconds() + lifeSeconds, mark })}.s`;

// Each test meets the module as a page meets it: knowing nothing yet.
const freshPage = async () => {
  vi.resetModules();
  return { ...(await import('./bearer.ts')), ...(await import('./call-server.ts')) };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('lang', 'cs');
});

afterEach(() => {
  vi.useRealTimers();
  fetched.mockReset();
});

const answers = (body: object, status = 200) =>
  fetched.mockImplementationOnce(async () => new Response(JSON.stringify(body), { status }));
const refused = () => answers({ code: 'UNAUTHORIZED', requestId: 'r-1' }, 401);
const askedPaths = () => fetched.mock.calls.map(([address]) => String(address).split('?')[0]);

test('the cookie stands for a session: token and user id are kept for this tab', async () => {
  const page = await freshPage();
  const fresh = token(600);
  answers({ token: fresh, uid: 'u-1' });

  expect(await page.lookUpSession()).toBe('signed-in');

  expect(sessionStorage.getItem('id_token')).toBe(fresh);
  expect(sessionStorage.getItem('uid')).toBe('u-1');
  expect(localStorage.getItem('id_token')).toBeNull();
});

test('without a session the visitor is signed out, and asked no second time', async () => {
  const page = await freshPage();
  refused();

  expect(await page.lookUpSession()).toBe('signed-out');
  expect(await page.lookUpSession()).toBe('signed-out');

  expect(fetched).toHaveBeenCalledTimes(1);
});

test('after a reload the token that still lives is enough', async () => {
  const page = await freshPage();
  sessionStorage.setItem('id_token', token(300));
  sessionStorage.setItem('uid', 'u-1');

  expect(await page.lookUpSession()).toBe('signed-in');

  expect(fetched).not.toHaveBeenCalled();
});

test('the token is renewed a minute before it ends, again and again', async () => {
  const page = await freshPage();
  answers({ token: token(600), uid: 'u-1' });
  await page.lookUpSession();

  answers({ token: token(600, 'second'), uid: 'u-1' });
  await vi.advanceTimersByTimeAsync(539_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetched).toHaveBeenCalledTimes(2);

  refused();
  await vi.advanceTimersByTimeAsync(541_000);
  expect(page.readSessionState()).toBe('signed-out');
  expect(sessionStorage.getItem('id_token')).toBeNull();
});

test('a server that does not answer ends no session; the renewal is tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = await freshPage();
  answers({ token: token(600), uid: 'u-1' });
  await page.lookUpSession();

  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(541_000);
  expect(page.readSessionState()).toBe('signed-in');
  answers({ token: token(600), uid: 'u-1' });
  await vi.advanceTimersByTimeAsync(30_000);

  expect(fetched).toHaveBeenCalledTimes(3);
});

test('calls turned away together are renewed for once, and each is sent once more', async () => {
  const page = await freshPage();
  sessionStorage.setItem('id_token', 'old');
  const fresh = token(600);
  refused();
  refused();
  answers({ token: fresh, uid: 'u-1' });
  answers({ ok: 1 });
  answers({ ok: 2 });

  const [read, write] = await Promise.all([
    page.callServer({ method: 'GET', path: '/api/read' }),
    page.callServer({ method: 'PUT', path: '/api/write', body: true }),
  ]);

  expect([read, write]).toEqual([{ ok: 1 }, { ok: 2 }]);
  expect(askedPaths()).toEqual(['/api/read', '/api/write', '/auth/session', '/api/read', '/api/write']);
  expect(fetched.mock.calls.at(-1)?.[1]).toMatchObject({
    method: 'PUT',
    body: 'true',
    headers: { authorization: `Bearer ${fresh}` },
  });
});

test('a call that is turned away twice is not sent a third time', async () => {
  const page = await freshPage();
  sessionStorage.setItem('id_token', 'old');
  refused();
  answers({ token: token(600), uid: 'u-1' });
  refused();

  await expect(page.callServer({ method: 'GET', path: '/api/read' })).rejects.toMatchObject({ status: 401 });

  expect(fetched).toHaveBeenCalledTimes(3);
});

test('when the session is over the call fails, and watchers hear of it', async () => {
  const page = await freshPage();
  sessionStorage.setItem('id_token', 'old');
  localStorage.setItem('signedInAs', 'u-1');
  const heard = vi.fn();
  page.watchSessionState(heard);
  refused();
  refused();

  await expect(page.callServer({ method: 'GET', path: '/api/read' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });

  expect(heard).toHaveBeenCalledTimes(1);
  expect(page.readSessionState()).toBe('signed-out');
  expect(localStorage.getItem('signedInAs')).toBeNull();
});

test('a wrong password has nothing to do with the session', async () => {
  const page = await freshPage();
  sessionStorage.setItem('id_token', 'old');
  answers({ errors: [{ message: 'no', extensions: { code: 'SIGN_IN_REFUSED', requestId: 'r-1' } }] }, 401);

  await expect(page.callServer({ method: 'POST', path: '/graphql', body: {} })).rejects.toMatchObject({
    code: 'SIGN_IN_REFUSED',
    requestId: 'r-1',
  });

  expect(fetched).toHaveBeenCalledTimes(1);
});

describe('signing out', () => {
  const read = (signal = new AbortController().signal) => ({ method: 'GET', path: '/api/read', signal });
  /** The call stays unanswered until it is called off. */
  const unanswered = () =>
    fetched.mockImplementationOnce(
      (_, { signal } = {}) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
  const signedInPage = async () => {
    const page = await freshPage();
    answers({ token: token(600), uid: 'u-1' });
    await page.lookUpSession();
    fetched.mockClear();
    return page;
  };

  test('calls off what is being read, and nothing is asked any more until the next page', async () => {
    const page = await signedInPage();
    const settled = vi.fn();
    unanswered();
    page.callServer(read()).then(settled, settled);
    await vi.advanceTimersByTimeAsync(0);
    answers({ redirectTo: '/idp/end' });

    const redirectTo = await page.endSession();
    page.callServer(read()).then(settled, settled);
    page.callServer({ method: 'PUT', path: '/api/write', body: true }).then(settled, settled);
    await vi.advanceTimersByTimeAsync(3_600_000);

    expect(redirectTo).toBe('/idp/end');
    expect(page.readSessionState()).toBe('leaving');
    expect(askedPaths()).toEqual(['/api/read', '/auth/logout']);
    expect(settled).not.toHaveBeenCalled();
  });

  test('a write that the server refuses because of it shows nothing on the page that goes', async () => {
    const page = await signedInPage();
    const settled = vi.fn();
    let refuse: () => void = () => undefined;
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          refuse = () => resolve(new Response('{"code":"UNAUTHORIZED","requestId":"r-1"}', { status: 401 }));
        }),
    );
    page.callServer({ method: 'PUT', path: '/api/write', body: true }).then(settled, settled);
    await vi.advanceTimersByTimeAsync(0);
    answers({ redirectTo: '/idp/end' });
    await page.endSession();

    // What was begun to be written is written to its end, no matter who leaves.
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    refuse();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(settled).not.toHaveBeenCalled();
    expect(page.readSessionState()).toBe('leaving');
  });

  test('that fails leaves all as it was: what was called off is read again', async () => {
    const page = await signedInPage();
    unanswered();
    const reading = page.callServer(read());
    await vi.advanceTimersByTimeAsync(0);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answers({ ok: 1 });

    await expect(page.endSession()).rejects.toMatchObject({ reason: 'network' });

    expect(await reading).toEqual({ ok: 1 });
    expect(page.readSessionState()).toBe('signed-in');
    expect(askedPaths()).toEqual(['/api/read', '/auth/logout', '/api/read']);
  });
});

test('what a screen asks in the moment its session ends, and calls off, is not sent; what a visitor asks is', async () => {
  const page = await freshPage();
  answers({ token: token(600), uid: 'u-1' });
  await page.lookUpSession();
  fetched.mockClear();
  const screen = new AbortController();

  page.dropBearer();
  const asked = page.callServer({ method: 'GET', path: '/api/own', signal: screen.signal }).catch(() => 'called off');
  const visitors = page.callServer({ method: 'GET', path: '/api/contacts' });
  screen.abort();
  fetched.mockImplementation(async (_, request) => {
    request?.signal?.throwIfAborted();
    return new Response('{"contacts":[]}');
  });
  await vi.advanceTimersByTimeAsync(1);

  expect(await asked).toBe('called off');
  expect(await visitors).toEqual({ contacts: [] });
});
