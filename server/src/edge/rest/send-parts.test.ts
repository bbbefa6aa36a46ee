import { EventEmitter, once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitedStreams } from '#platform/files/limited-streams.ts';
import { Refusal } from '#platform/refusal.ts';
import { eventually } from '../../testing/eventually.ts';
import { answerInTime } from '../visit/deadline.ts';
import { sendFile } from './send-file.ts';
import { endUnread } from './send-parts.ts';

const aborted = 150;

async function* endless() {
  while (true) yield Buffer.alloc(64 * 1024);
}

let app: FastifyInstance;
let zips: ReturnType<typeof limitedStreams>;
/** The handler waits for it, as for a database that is slow. */
let work: Promise<void>;
let entered: PromiseWithResolvers<void>;
beforeEach(async () => {
  zips = limitedStreams({ atOnce: 1, perPerson: 1 });
  work = Promise.resolve();
  app = fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? 503 : 500).send());
  answerInTime(app, { graphqlMs: 10_000, otherMs: 20 });
  // Under another limit than the rest: only what a test is about may be late.
  app.get('/graphql', async (call, reply) => {
    entered.resolve();
    await work;
    const { parts } = zips.open('eva', () => ({ parts: endless() }));
    return sendFile(call, reply, { type: 'application/zip', parts }, {});
  });
  app.get('/late', async (call, reply) => {
    await work;
    const { parts } = zips.open('eva', () => ({ parts: endless() }));
    return sendFile(call, reply, { type: 'application/zip', parts }, {});
  });
  entered = Promise.withResolvers();
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

const ask = (path: string) => {
  const call = request({ port: (app.server.address() as AddressInfo).port, path, agent: false });
  call.on('error', () => undefined).end();
  return call;
};
const answered = async (path = '/graphql') => (await once(ask(path), 'response'))[0] as IncomingMessage;
const isFree = () => {
  try {
    zips.requireSlot('eva');
    return true;
  } catch {
    return undefined;
  }
};

test(`${aborted} readers who leave while they read leave the only place behind them`, async () => {
  for (let round = 0; round < aborted; round += 1) {
    const answer = await answered();
    expect([round, answer.statusCode]).toEqual([round, 200]);
    answer.on('error', () => undefined);
    answer.destroy();
    await eventually(isFree);
  }
});

test(`so do ${aborted} who have left before they were answered`, async () => {
  for (let round = 0; round < aborted; round += 1) {
    const go = Promise.withResolvers<void>();
    work = go.promise;
    entered = Promise.withResolvers();
    const call = ask('/graphql');
    await entered.promise;
    const connections = () => new Promise<number>((tell) => app.server.getConnections((_error, open) => tell(open)));
    call.destroy();
    await eventually(async () => ((await connections()) === 0 ? true : undefined));
    go.resolve();
    await eventually(isFree);
  }
  expect((await answered()).statusCode).toBe(200);
});

test('and anyone who was told to come back later, before their file was there', async () => {
  const go = Promise.withResolvers<void>();
  work = go.promise;

  const answer = await answered('/late');
  go.resolve();
  await work;

  expect(answer.statusCode).toBe(503);
  answer.resume();
  expect(await eventually(isFree)).toBe(true);
});

test('who takes nothing is given up; one for whom nothing is made yet is not', () => {
  const line = new EventEmitter() as ServerResponse;
  const startLimit = vi.fn();
  const destroy = vi.fn();
  Object.assign(line, { writableLength: 0, destroy });
  endUnread(line, startLimit);

  line.emit('timeout');
  expect([destroy.mock.calls.length, startLimit.mock.calls.length]).toEqual([0, 2]);

  Object.assign(line, { writableLength: 1 });
  line.emit('timeout');
  expect([destroy.mock.calls.length, startLimit.mock.calls.length]).toEqual([1, 2]);
});

test('over a real line: the socket tells of a reader who stopped, and their place is free', async () => {
  const asked = vi.fn();
  app.server.once('connection', (socket) => {
    const { setTimeout: set } = socket;
    // The limit as it is set, only shorter.
    socket.setTimeout = (withinMs, ...rest) => {
      asked(withinMs);
      return set.call(socket, withinMs && 30, ...rest);
    };
  });

  const answer = await answered();
  answer.pause();

  expect(await eventually(isFree)).toBe(true);
  expect(asked).toHaveBeenCalledWith(20_000);
});
