import { afterEach, expect, test, vi } from 'vitest';
import { CallRefused, CallUnanswered } from './call-errors.ts';
import { receiveFile } from './receive-file.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: (request: RequestInit) => Promise<Response> | Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, request: RequestInit) => answer(request)),
  );

const streamOf = (...parts: string[]): ReadableStream =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

const ask = (onReceived = vi.fn(), stop = new AbortController()) =>
  receiveFile({ path: '/content/x', body: { ids: ['1'] }, onReceived, signal: stop.signal });

test('a file comes in parts, and each says how much of the whole is there', async () => {
  answering(() => new Response(streamOf('abc', 'defg'), { headers: { 'content-length': '7' } }));
  const onReceived = vi.fn();

  const file = await ask(onReceived);

  expect(await file.text()).toBe('abcdefg');
  expect(onReceived.mock.calls).toEqual([
    [3, 7],
    [7, 7],
  ]);
});

test('a refusal is shown in its own words', async () => {
  answering(() => Response.json({ code: 'ZIP_TOO_LARGE', message: 'Too large.', requestId: 'r-1' }, { status: 422 }));

  const failure = await ask().catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(CallRefused);
  expect(failure).toMatchObject({ status: 422, code: 'ZIP_TOO_LARGE', message: 'Too large.' });
});

test('a line that breaks on the way is no answer, and what was called off is not a failure of it', async () => {
  answering(() => Promise.reject(new TypeError('network')));
  expect(await ask().catch((error: unknown) => error)).toBeInstanceOf(CallUnanswered);

  const stop = new AbortController();
  answering(({ signal }) => {
    stop.abort();
    return Promise.reject(signal?.reason);
  });
  expect(await ask(vi.fn(), stop).catch((error: unknown) => error)).not.toBeInstanceOf(CallUnanswered);
});
