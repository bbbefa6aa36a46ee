import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, fixed, openDatabase, runFixed } from '../database/connection.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createLogger } from '../logger.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';
import { startJobIn } from './job-times.store.ts';
import { unannouncedJobs } from './unannounced-jobs.store.ts';

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

const findJob = async () => {
  const [row] = await database.read((transaction) =>
    runFixed<{ state: string; isSoon: boolean }>(
      transaction,
      fixed`select state::text, start_after < now() + interval '10s' as "isSoon" from pgboss.job where name = 'erp-order-event'`,
    ),
  );
  return row;
};

test('that a job is tried again and when are said together, or neither is', async () => {
  const job = { name: 'erp-order-event', payload: { orderNumber: '1', kind: 'create' }, key: '1' } as const;
  await database.write((transaction) => runFixed(transaction, unannouncedJobs([job])));
  const [taken] = await queue.take('erp-order-event', 1);
  if (!taken) throw new Error('Nothing was taken');
  const tryAgainIn = (seconds: number, isCut: boolean) =>
    database.write(async (transaction) => {
      await queue.tryAgain('erp-order-event', taken, 'not yet', transaction);
      if (isCut) throw new Error('cut off');
      await startJobIn(transaction, 'erp-order-event', taken.id, seconds);
    });

  await expect(tryAgainIn(5, true)).rejects.toThrow('cut off');
  const cut = await findJob();
  await tryAgainIn(60, false);
  const later = await findJob();

  expect(cut?.state).toBe('active');
  expect(later).toEqual({ state: 'retry', isSoon: false });
});
