// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused, CallUnanswered } from './call-errors.ts';
import { callServer } from './call-server.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('lang', 'cs');
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.restoreAllMocks();
  fetched.mockReset();
});

const answers = (body: string, init?: ResponseInit) => fetched.mockResolvedValue(new Response(body, init));
const get = { method: 'GET', path: '/api/contacts' };
const refusal = async (call: Promise<unknown>) => (await call.catch((error: unknown) => error)) as CallRefused;

test('every call names the language and is never cached', async () => {
  answers('{"contacts":[]}');

  const answer = await callServer({ ...get, query: { page: '2' } });

  expect(answer).toEqual({ contacts: [] });
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/contacts?page=2&Language=cs');
  expect(request).toMatchObject({ method: 'GET', cache: 'no-store' });
  expect(request?.headers).not.toHaveProperty('authorization');
});

test('a name with several values is in the address once for each', async () => {
  answers('{}');

  await callServer({ ...get, query: { status: ['Not Relevant', 'Fully Rejected'], page: '2' } });

  expect(fetched.mock.calls[0]?.[0]).toBe('/api/contacts?status=Not+Relevant&status=Fully+Rejected&page=2&Language=cs');
});

test('a signed-in caller sends the token of the session as bearer', async () => {
  sessionStorage.setItem('id_token', 'abc.def');
  answers('{}');

  await callServer({ method: 'POST', path: '/graphql', body: { query: 'q' } });

  const request = fetched.mock.calls[0]?.[1];
  expect(request?.headers).toMatchObject({ authorization: 'Bearer abc.def', 'content-type': 'application/json' });
  expect(request?.body).toBe('{"query":"q"}');
});

test('a refusal carries the code, the text and the reference of the answer', async () => {
  answers('{"code":"TOO_MANY_ATTEMPTS","message":"Příliš mnoho pokusů.","requestId":"r-1"}', {
    status: 429,
    headers: { 'retry-after': '30' },
  });

  const refused = await refusal(callServer(get));

  expect(refused).toBeInstanceOf(CallRefused);
  expect(refused).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    status: 429,
    message: 'Příliš mnoho pokusů.',
    requestId: 'r-1',
    retryAfterMs: 30_000,
  });
});

test('a gateway that answers in HTML is a service that is not available', async () => {
  answers('<h1>Bad Gateway</h1>', { status: 502, headers: { 'x-request-id': 'proxy-7' } });

  expect(await refusal(callServer(get))).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    status: 502,
    message: '',
    requestId: 'proxy-7',
    retryAfterMs: undefined,
  });
});

test('a page where data was expected is a fault', async () => {
  answers('<!doctype html>', { status: 200 });

  expect(await refusal(callServer(get))).toMatchObject({ code: 'FAULT', status: 200 });
});

test.each([
  '{"code":"MOON_IN_THE_WAY","message":"Měsíc překáží"}',
  '{"code":"FORBIDDEN","message":"Request blocked by policy 4711"}',
  '{"code":"RequestBlocked","message":"Request blocked","requestId":"waf-1"}',
  '{"code":403,"message":"Request blocked","requestId":"waf-1"}',
])('what somebody on the way says of itself is a fault, and its text is nobody’s: %s', async (body) => {
  answers(body, { status: 422 });

  expect(await refusal(callServer(get))).toMatchObject({ code: 'FAULT', status: 422, message: '' });
});

test('what a newer release says is shown to a page of the one before', async () => {
  answers('{"code":"MOON_IN_THE_WAY","message":"Měsíc překáží","requestId":"r-1"}', { status: 422 });

  expect(await refusal(callServer(get))).toMatchObject({ code: 'MOON_IN_THE_WAY', message: 'Měsíc překáží' });
});

test('a broken connection is distinguished from a slow server', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const broken = await refusal(callServer(get));

  const timeLimit = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeLimit.signal);
  fetched.mockImplementation(async () => {
    timeLimit.abort();
    throw timeLimit.signal.reason;
  });
  const slow = await refusal(callServer(get));

  expect(broken).toBeInstanceOf(CallUnanswered);
  expect(broken).toMatchObject({ reason: 'network' });
  expect(slow).toMatchObject({ reason: 'timeout' });
  expect(limit).toHaveBeenCalledWith(55_000);
});

test('a call that was called off is no failure', async () => {
  const caller = new AbortController();
  fetched.mockImplementation(async () => {
    caller.abort(new Error('left the page'));
    throw caller.signal.reason;
  });

  expect(await refusal(callServer({ ...get, signal: caller.signal }))).toMatchObject({ message: 'left the page' });
});
