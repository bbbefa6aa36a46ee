import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase, runFixed, type Transaction } from '../database/connection.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createLogger } from '../logger.ts';
import { activeSpan, runWhole } from '../tracing/active-span.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import type { Tracing } from '../tracing/span.ts';
import { openOtlpReceiver } from '../tracing/test-otlp-receiver.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';
import { unannouncedJobs } from './unannounced-jobs.store.ts';

const until = <T>(look: () => T) => vi.waitUntil(look, { timeout: 20_000 });
const silent = createLogger('silent');
let receiver: Awaited<ReturnType<typeof openOtlpReceiver>>;
let database: Database;
let traced: JobQueue;
let plain: JobQueue;
let tracing: Tracing;
let drop: () => Promise<void>;
beforeAll(async () => {
  receiver = await openOtlpReceiver();
  const url = `${receiver.url}/v1/traces`;
  const settings = { url, headers: {}, serviceName: 'dray', sampler: 'always_on', ratio: 1 } as const;
  const opened = await openTracing(settings, silent);
  if (!opened) throw new Error('it is configured');
  tracing = opened;
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.url, silent);
  traced = await openJobQueue(created.url, silent, { sendOnly: false, tracing });
  plain = await openJobQueue(created.url, silent, { sendOnly: false });
});
afterAll(async () => {
  await Promise.all([traced.stop(), plain.stop()]);
  await Promise.all([database.close(), tracing.stop()]);
  await receiver.close();
  await drop();
});

const inCall = (work: (transaction: Transaction) => Promise<unknown>) =>
  runWhole(tracing.begin('a call', 'server', {}), async () => {
    await database.write(work);
    return activeSpan()?.traceId;
  });

test.each([
  [
    'that pg-boss writes',
    (transaction: Transaction) => traced.enqueue(transaction, 'deliver-notification', { key: 'a' }),
  ],
  [
    'that comes with its change in one statement',
    (transaction: Transaction) =>
      runFixed(transaction, unannouncedJobs([{ name: 'deliver-notification', payload: { key: 'a' } }])),
  ],
])('a job %s belongs to the trace of the call that asked for it, and its payload stays as it was', async (_, ask) => {
  const seen: unknown[] = [];
  const traceId = await inCall(ask);

  const job = await until(async () => (await traced.take('deliver-notification', 1))[0]);
  if (!job) throw new Error('it was taken');
  await traced.inTrace('deliver-notification', job, async () => {
    seen.push(job.payload, activeSpan()?.traceId);
  });
  await traced.complete('deliver-notification', job);

  expect(seen).toEqual([{ key: 'a' }, traceId]);
  const [done] = await until(() => {
    const found = receiver.spansOf(traceId ?? '').filter(({ name }) => name === 'job deliver-notification');
    return found.length > 0 ? found : undefined;
  });
  const call = receiver.spansOf(traceId ?? '').find(({ name }) => name === 'a call');
  expect(done).toMatchObject({ parentSpanId: call?.spanId, facts: { 'dray.job_id': job.id } });
});

test('a job without a call begins a trace of its own', async () => {
  const seen: unknown[] = [];
  await database.write((transaction) => traced.enqueue(transaction, 'forget-live-events', {}));

  await traced.work('forget-live-events', async (payload) => {
    seen.push(payload, activeSpan()?.traceId);
  });
  await until(() => seen[1]);

  expect(seen[0]).toEqual({});
  const [own] = await until(() => {
    const spans = receiver.spansOf(String(seen[1]));
    return spans.length > 0 ? spans : undefined;
  });
  expect(own).toMatchObject({ name: 'job forget-live-events', isFailed: false });
  expect(own).not.toHaveProperty('parentSpanId');
});

test('a job that fails says so in its trace', async () => {
  let traceId: string | undefined;
  await database.write((transaction) => traced.enqueue(transaction, 'forget-old', {}));

  await traced.work('forget-old', async () => {
    traceId ??= activeSpan()?.traceId;
    throw new RangeError('jana@pub.example');
  });
  const found = await until(() => (traceId ? receiver.spansOf(traceId)[0] : undefined));

  expect(found).toMatchObject({ isFailed: true, facts: { 'error.type': 'RangeError' } });
  expect(receiver.bodies.join()).not.toContain('jana');
});

test('a process that traces nothing does the work of one that does', async () => {
  const seen: unknown[] = [];
  await inCall((transaction) =>
    traced.enqueue(transaction, 'send-mail', { to: 'a@b.example', subject: 's', text: 't' }),
  );

  await plain.work('send-mail', async (mail) => void seen.push(mail, activeSpan()));
  await until(() => seen[0]);

  expect(seen).toEqual([{ to: 'a@b.example', subject: 's', text: 't' }, undefined]);
});
