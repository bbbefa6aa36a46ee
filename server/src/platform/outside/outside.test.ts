import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { breaker } from './breaker.ts';
import { OutsideFailure } from './outside-failure.ts';
import { outsideHttp } from './outside-http.ts';

let server: Server;
let answer: RequestListener;
let base: string;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/archive`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  vi.restoreAllMocks();
  asked.length = 0;
});

const answering =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);
const ask = (call: Partial<Parameters<ReturnType<typeof outsideHttp>>[0]> = {}) =>
  outsideHttp(base)({ path: ['documents'], maxBytes: 10, ...call });

test('each part of a path is by itself, and leads nowhere else', async () => {
  answer = answering(200, 'ok');

  await ask({ path: ['a/b', 'c d'], query: { q: 'x&y=1' } });
  await outsideHttp(`${base}/`)({ path: ['p'], maxBytes: 10, body: { a: 1 } });
  await expect(ask({ path: ['..', 'other'] })).rejects.toThrow();

  expect(asked).toEqual(['GET /archive/a%2Fb/c%20d?q=x%26y%3D1', 'POST /archive/p']);
});

test.each([500, 503])('%i is away, and so are a redirect and a line that is cut', async (status) => {
  answer = answering(status);
  await expect(ask()).rejects.toMatchObject({ code: 'away' });

  answer = answering(302, '', { location: `${base}/elsewhere` });
  await expect(ask()).rejects.toMatchObject({ code: 'away' });
  expect(asked).toHaveLength(2);

  answer = (request) => request.socket.destroy();
  await expect(ask()).rejects.toMatchObject({ code: 'away' });
});

test.each([200, 404, 499])('%i is an answer', async (status) => {
  answer = answering(status, 'words');

  expect(await ask()).toEqual({ status, body: Buffer.from('words') });
});

test('an answer is read to its limit and no further', async () => {
  answer = answering(200, 'x'.repeat(10));
  const whole = await ask();
  answer = answering(200, 'x'.repeat(11));

  expect(whole.body).toHaveLength(10);
  await expect(ask()).rejects.toMatchObject({ code: 'unreadable' });
});

test('one that does not answer in time is slow, also in the middle of its answer', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer = (_request, response) => {
    response.writeHead(200).write('half');
    setImmediate(() => limit.abort());
  };

  await expect(ask()).rejects.toMatchObject({ code: 'slow' });
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test('anyone who asks a system that was away hears so for ten seconds without asking it, then it is tried', async () => {
  let now = new Date('2026-11-16T10:00:00Z');
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const guarded = breaker({ now: () => now });
  let calls = 0;
  const failing = (code: 'away' | 'slow' | 'unreadable') => () => {
    calls += 1;
    return Promise.reject(new OutsideFailure(code, 'no'));
  };
  const working = async () => {
    calls += 1;
    return 'there';
  };

  await expect(guarded(failing('slow'))).rejects.toMatchObject({ code: 'slow' });
  pass(9_999);
  await expect(guarded(working)).rejects.toMatchObject({ code: 'slow' });
  const whileShut = calls;
  pass(1);

  expect([whileShut, await guarded(working)]).toEqual([1, 'there']);
});

test('an answer that makes no sense, and a mistake of our own, shut nothing', async () => {
  const guarded = breaker({ now: () => new Date('2026-11-16T10:00:00Z') });

  await expect(guarded(() => Promise.reject(new OutsideFailure('unreadable', 'no')))).rejects.toThrow();
  await expect(guarded(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');

  expect(await guarded(async () => 'there')).toBe('there');
});

test('a system that wants to know who asks is told with every call, and nobody else is', async () => {
  const received: (string | undefined)[] = [];
  answer = (request, response) => {
    received.push(request.headers.authorization);
    response.writeHead(200).end('ok');
  };

  const call = { path: ['documents'], maxBytes: 10 };
  await outsideHttp(base, 'Bearer abc')(call);
  await outsideHttp(base, 'Bearer abc')({ ...call, body: {} });
  await outsideHttp(base)(call);

  expect(received).toEqual(['Bearer abc', 'Bearer abc', undefined]);
});
