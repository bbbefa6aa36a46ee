// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropBearer, endSession } from '../calls/bearer.ts';
import { listenLive, readLiveState } from './live.ts';
import type { LiveUpdate } from './live-update.ts';

type Stream = { write: (text: string) => void; end: () => void; headers: Record<string, string>; isCalledOff: boolean };

const streams: Stream[] = [];
const heard: LiveUpdate[] = [];
let leave: (() => void) | undefined;

/** Of all tabs of a browser, by name: what one says all others hear. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const each of FakeChannel.open) if (each !== this) each.onmessage?.({ data });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

let isLockFree = true;
const locks = {
  request: async (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    if (isLockFree) return run();
    return new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  },
};

const answer = (_: unknown, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const stream: Stream = {
        write: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
        headers,
        isCalledOff: false,
      };
      signal.addEventListener('abort', () => {
        stream.isCalledOff = true;
        controller.error(signal.reason);
      });
      streams.push(stream);
    },
  });
  return Promise.resolve(new Response(body));
};

const fetched = vi.fn();
const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const show = (visibility: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
const order = (id: string, event: string) => `id: ${event}\nevent: order\ndata: {"kind":"order","id":"${id}"}\n\n`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('fetch', fetched.mockImplementation(answer));
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  isLockFree = true;
  sessionStorage.setItem('id_token', 'token');
  leave = listenLive((update) => heard.push(update));
});

afterEach(() => {
  leave?.();
  vi.restoreAllMocks();
  vi.useRealTimers();
  fetched.mockReset();
  streams.length = 0;
  heard.length = 0;
});

test('what the server says is heard, and the stream carries the bearer', async () => {
  await settle();
  streams[0]?.write(order('4500123', '1'));
  await settle();

  expect(heard).toEqual([{ kind: 'order', id: '4500123' }]);
  expect(readLiveState()).toBe('live');
  expect(streams[0]?.headers).toMatchObject({ authorization: 'Bearer token' });
});

test('a stream that ends is back within three seconds, behind the last message', async () => {
  await settle();
  streams[0]?.write(order('4500123', '17'));
  await settle();
  streams[0]?.end();
  await pass(1500);

  expect(streams).toHaveLength(2);
  expect(streams[1]?.headers).toMatchObject({ 'last-event-id': '17' });
  expect(heard).toHaveLength(1);
});

test('without a last message nobody knows what was missed, and all is read again', async () => {
  await settle();
  streams[0]?.end();
  await pass(1500);

  expect(heard).toEqual([{ kind: 'reload' }]);
});

test('a stream that is cut again and again is asked for less and less often', async () => {
  await settle();
  for (const waitMs of [1500, 1500, 3000, 6000]) {
    const known = streams.length;
    streams.at(-1)?.end();
    await pass(waitMs - 10);
    expect(streams).toHaveLength(known);
    await pass(10);
    expect(streams).toHaveLength(known + 1);
  }
});

test('a server that fails is asked less and less often, and that it is not live is announced', async () => {
  await settle();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  streams[0]?.end();
  await pass(1500);
  expect(readLiveState()).toBe('lost');
  expect(fetched).toHaveBeenCalledTimes(2);

  await pass(1500);
  expect(fetched).toHaveBeenCalledTimes(3);
  await pass(2900);
  expect(fetched).toHaveBeenCalledTimes(3);
  await pass(200);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('a stream that is silent for 45 seconds is given up; a comment keeps it', async () => {
  await settle();
  await pass(30_000);
  streams[0]?.write(': beat\n\n');
  await pass(44_000);
  expect(streams[0]?.isCalledOff).toBe(false);

  await pass(1_000);
  expect(streams[0]?.isCalledOff).toBe(true);
  await pass(2_000);
  expect(streams).toHaveLength(2);
});

test('a page that nobody looks at for a minute lets go, and comes back when it is looked at', async () => {
  await settle();
  streams[0]?.write(order('4500123', '5'));
  show('hidden');
  streams[0]?.write(': beat\n\n');
  await pass(40_000);
  streams[0]?.write(': beat\n\n');
  await pass(19_000);
  expect(streams[0]?.isCalledOff).toBe(false);
  await pass(1_000);
  expect(streams[0]?.isCalledOff).toBe(true);

  show('visible');
  await settle();
  expect(streams).toHaveLength(2);
  expect(streams[1]?.headers).toMatchObject({ 'last-event-id': '5' });
});

test('a tab that does not hold the stream hears what the other one heard, and its state', async () => {
  leave?.();
  streams.length = 0;
  fetched.mockClear();
  isLockFree = false;
  const other = new FakeChannel();
  other.onmessage = ({ data }) => data === 'who is there' && other.postMessage({ state: 'live' });
  leave = listenLive((update) => heard.push(update));
  await settle();

  other.postMessage({ news: { kind: 'order', id: '4500124' }, id: '9' });

  expect(readLiveState()).toBe('live');
  expect(heard).toEqual([{ kind: 'order', id: '4500124' }]);
  expect(fetched).not.toHaveBeenCalled();
  other.close();
});

test('from the press to sign out on nothing is heard; where it fails all goes on', async () => {
  await settle();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const leaving = endSession();
  expect(streams[0]?.isCalledOff).toBe(true);

  await expect(leaving).rejects.toThrow();
  await settle();

  expect(streams).toHaveLength(2);
});

test('a user who signs out hears no more', async () => {
  await settle();
  dropBearer();
  await pass(120_000);

  expect(streams[0]?.isCalledOff).toBe(true);
  expect(streams).toHaveLength(1);
});
