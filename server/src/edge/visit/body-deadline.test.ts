import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { readBodiesInTime } from './body-deadline.ts';

let app: FastifyInstance;
let arrived: PromiseWithResolvers<void>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  arrived = Promise.withResolvers();
  app = fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? 408 : 500).send());
  readBodiesInTime(app);
  app.addHook('preParsing', async (_request, _reply, payload) => {
    arrived.resolve();
    return payload;
  });
  app.post('/usual', async ({ body }) => body);
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null));
    uploads.post('/file', { config: { uploadField: 'file' } }, async ({ raw }) => (await raw.toArray()).join(''));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

function send(path: string, begin: string): { call: ClientRequest; answer: Promise<IncomingMessage> } {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': 10 };
  const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
  call.write(begin);
  return { call, answer: once(call, 'response').then(([response]) => response) };
}

test('a body that does not come to its end in thirty seconds is refused, and its connection ends', async () => {
  const { answer } = send('/usual', '{"a"');
  await arrived.promise;

  await vi.advanceTimersByTimeAsync(30_000);

  const { statusCode, headers } = await answer;
  expect(statusCode).toBe(408);
  expect(headers.connection).toBe('close');
});

test('one that came whole is answered, and nothing is left that could end it', async () => {
  const { call, answer } = send('/usual', '{"a"');
  await arrived.promise;
  await vi.advanceTimersByTimeAsync(29_000);

  call.end(': 12 }');

  expect((await answer).statusCode).toBe(200);
  expect(vi.getTimerCount()).toBe(0);
});

test('a file on a slow line has more time', async () => {
  const { call, answer } = send('/file', '{"a"');
  await arrived.promise;
  await vi.advanceTimersByTimeAsync(90_000);

  call.end(': 12 }');

  expect((await answer).statusCode).toBe(200);
});
