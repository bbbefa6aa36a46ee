import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, fixed, openDatabase, runFixed } from '../database/connection.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createLogger } from '../logger.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';
import { type UnannouncedJob, unannouncedJobs } from './unannounced-jobs.store.ts';

let database: Database;
let queue: JobQueue;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.url, createLogger('silent'));
  queue = await openJobQueue(created.url, createLogger('silent'), { sendOnly: true });
});
afterAll(async () => {
  await queue.stop();
  await database.close();
  await drop();
});

const listJobs = (name: string) =>
  database.read((transaction) =>
    runFixed<Record<string, unknown>>(
      transaction,
      fixed`select to_jsonb(job) - 'id' - 'created_on' - 'start_after' - 'keep_until' || jsonb_build_object(
          'kept', keep_until - start_after, 'isDue', start_after <= now(), 'isNew', created_on = start_after) as job
        from pgboss.job where name = ${name}`,
    ),
  );

test('a job that is written directly is in every field like one that pg-boss writes', async () => {
  await database.write((transaction) =>
    queue.enqueue(transaction, 'deliver-notification', { key: 'order-confirmed order:1' }),
  );
  await database.write((transaction) =>
    runFixed(
      transaction,
      unannouncedJobs([{ name: 'deliver-notification', payload: { key: 'order-confirmed order:1' } }]),
    ),
  );

  const [own, direct, ...more] = await listJobs('deliver-notification');

  expect(more).toEqual([]);
  expect(own).toBeDefined();
  expect(direct).toEqual(own);
});

test('several are written together or not at all', async () => {
  const jobs = [
    { name: 'erp-order-event', payload: { orderNumber: '2', kind: 'create' }, key: '2' },
    { name: 'no-such-queue', payload: { orderNumber: '2' } },
  ];

  const adding = database.write((transaction) => runFixed(transaction, unannouncedJobs(jobs as UnannouncedJob[])));

  await expect(adding).rejects.toThrow(/null value/);
  expect(await listJobs('erp-order-event')).toEqual([]);
});
