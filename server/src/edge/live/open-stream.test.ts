import { EventEmitter } from 'node:events';
import { signedIn } from '@dray/contract/guard.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NumberedEvent } from '#capabilities/live/index.ts';
import type { Caller } from '#platform/request/request.ts';
import { testClock } from '../../testing/clock.ts';
import { admit, type Gate } from '../visit/admit.ts';
import { type Reception, receive } from '../visit/visit.ts';
import { liveHub } from './live-hub.ts';
import { openStream } from './open-stream.ts';

const caller = { uid: 'u-1', grants: [], staffGrants: [], isStaff: false } as unknown as Caller;
const reception = {
  clock: testClock('2026-11-16T10:00:00Z'),
  tokens: () => ({ verify: async () => ({ uid: 'u-1', tokenId: 't', issuedAt: new Date() }) }),
  cookies: { session: { read: () => undefined } },
  findCaller: async () => (isKnown ? { caller, tokensValidFrom: new Date(0) } : undefined),
  isTokenLive: async () => true,
} as unknown as Reception;
const gate = {
  database: {},
  portalState: async () => ({ maintenance: false, isClosed: false, switches: new Map() }),
} as unknown as Gate;
const own = (number: number): NumberedEvent => ({ number, kind: 'notification', id: `n${number}`, uid: 'u-1' });

/** The line to one browser; how much of what was written it has not taken is said by the test. */
class Line extends EventEmitter {
  written: string[] = [];
  writableLength = 0;
  writableEnded = false;
  destroyed = false;
  writeHead = () => undefined;
  write(text: string) {
    this.written.push(text);
  }
  end() {
    this.writableEnded = true;
    this.emit('close');
  }
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
  ids = () => this.written.flatMap((text) => /^id: (\d+)/.exec(text)?.[1] ?? []).map(Number);
}

let isKnown: boolean;
let hub: ReturnType<typeof liveHub>;
let line: Line;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  isKnown = true;
  hub = liveHub();
  line = new Line();
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(findMissed: () => Promise<readonly NumberedEvent[] | undefined>, lastId: string | undefined = '4') {
  const headers = { authorization: 'Bearer x', ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
  const request = { headers, url: '/api/events', id: 'r', ip: '::1' } as unknown as FastifyRequest;
  const reply = { hijack: () => undefined, raw: line, getHeaders: () => ({}) } as unknown as FastifyReply;
  const admitted = await admit(gate, await receive(reception, request), { guard: signedIn });
  return openStream({ live: { hub, findMissed }, reception, gate }, admitted, request, reply);
}

test('what happens while the missed are looked up is reported behind them, and nothing twice', async () => {
  await open(async () => {
    hub.tell(own(6));
    hub.tell(own(7));
    return [own(5), own(6)];
  });
  hub.tell(own(8));

  expect(line.ids()).toEqual([5, 6, 7, 8]);
});

test('somebody who left meanwhile takes no place and leaves no timer behind', async () => {
  await open(async () => {
    line.destroy();
    return [];
  });

  expect([hub.size(), vi.getTimerCount()]).toEqual([0, 0]);
});

test('a look that fails takes no place, and a process that stops meanwhile opens no stream', async () => {
  await expect(open(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const stopping = open(async () => {
    hub.close();
    return [];
  });

  await expect(stopping).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect([hub.size(), line.written]).toEqual([0, []]);
});

test('a reader who does not take what they are told is given up beyond 64 kilobytes', async () => {
  await open(async () => [], undefined);
  line.writableLength = 64 * 1_024;
  hub.tell(own(1));
  const atTheLimit = line.destroyed;
  line.writableLength += 1;
  hub.tell(own(2));

  expect([line.ids(), atTheLimit, line.destroyed]).toEqual([[1], false, true]);
  expect([hub.size(), vi.getTimerCount()]).toEqual([0, 0]);
});

test('every twenty seconds there is a sign of life, as long as the reader may listen', async () => {
  await open(async () => [], undefined);

  await vi.advanceTimersByTimeAsync(19_999);
  const before = line.written.length;
  await vi.advanceTimersByTimeAsync(1);
  const after = line.written.length;
  isKnown = false;
  await vi.advanceTimersByTimeAsync(4_000);

  expect([before, after, line.written.at(-1)]).toEqual([1, 2, ': still here\n\n']);
  expect([line.writableEnded, hub.size(), vi.getTimerCount()]).toEqual([true, 0, 0]);
});

test('where nobody knows what was missed everything is read again', async () => {
  await open(async () => undefined);

  expect(line.written.at(-1)).toContain('event: reload');
});
