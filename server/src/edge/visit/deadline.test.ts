import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { answerInTime, endOf } from './deadline.ts';

let app: FastifyInstance;
let work: PromiseWithResolvers<string>;
let commit: PromiseWithResolvers<void> | undefined;
let signal: AbortSignal | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  work = Promise.withResolvers();
  commit = undefined;
  app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refusal && error.code === 'SERVICE_UNAVAILABLE' ? 503 : 500).send(),
  );
  answerInTime(app, { graphqlMs: 10_000, otherMs: 15_000 });
  for (const url of ['/graphql', '/health/ready']) app.get(url, async () => work.promise);
  app.post('/file', { config: { uploadField: 'file' } }, async () => work.promise);
  app.post('/change', async (request) => {
    const end = endOf(request);
    signal = end?.signal;
    if (commit) end?.putOffBy(commit.promise);
    return work.promise;
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const change = () => {
  const answer = app.inject({ method: 'POST', url: '/change' });
  return { answer: answer.then(({ statusCode }) => statusCode) };
};
/** Until the route has been entered. */
const entered = async () => {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
};

test('a call that takes too long is told to come back, and what it began is ended', async () => {
  const { answer } = change();
  await entered();

  await vi.advanceTimersByTimeAsync(15_000);

  expect(await answer).toBe(503);
  expect(signal?.aborted).toBe(true);
});

test('one whose change is being committed is told how that went, however late', async () => {
  commit = Promise.withResolvers();
  const { answer } = change();
  await entered();

  await vi.advanceTimersByTimeAsync(20_000);
  expect(signal?.aborted).toBe(false);
  commit.resolve();
  work.resolve('done');

  expect(await answer).toBe(200);
});

test('what comes after the commit begins nothing more and has a second', async () => {
  commit = Promise.withResolvers();
  const { answer } = change();
  await entered();

  await vi.advanceTimersByTimeAsync(15_000);
  commit.resolve();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(await answer).toBe(503);
  expect(signal?.aborted).toBe(true);
});

test.each([
  ['GET', '/graphql', 10_000],
  ['POST', '/change', 15_000],
  ['POST', '/file', 135_000],
] as const)('%s %s has %i ms: a file may take its time on a slow line', async (method, url, withinMs) => {
  let isAnswered = false;
  const answer = app.inject({ method, url }).then(({ statusCode }) => {
    isAnswered = true;
    return statusCode;
  });
  await entered();

  await vi.advanceTimersByTimeAsync(withinMs - 1);
  const before = isAnswered;
  await vi.advanceTimersByTimeAsync(1);

  expect([before, await answer]).toEqual([false, 503]);
});

test('a probe has its own limit, and what answered in time leaves no timer behind', async () => {
  const probe = app.inject('/health/ready');
  const { answer } = change();
  await entered();
  const timers = vi.getTimerCount();
  work.resolve('done');

  expect([await answer, (await probe).statusCode, timers, vi.getTimerCount()]).toEqual([200, 200, 1, 0]);
});
