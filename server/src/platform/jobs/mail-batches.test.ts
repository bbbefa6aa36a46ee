import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/connection.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createLogger } from '../logger.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';

let database: Database;
let queues: JobQueue[];
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.url, createLogger('silent'));
  queues = [
    await openJobQueue(created.url, createLogger('silent'), { sendOnly: false }),
    await openJobQueue(created.url, createLogger('silent'), { sendOnly: true }),
  ];
});
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await database.close();
  await drop();
});

test('anyone who waits for a slow mail server holds one mail only: the others can be sent elsewhere', async () => {
  const [busy, other] = queues as [JobQueue, JobQueue];
  const mail = { to: 'jana@ulipy.example', subject: '', text: '' };
  await database.write(async (transaction) => {
    for (let nth = 0; nth < 5; nth++) await other.enqueue(transaction, 'send-mail', mail);
  });
  const { promise: isSlow, resolve: answer } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  let begun = 0;
  await busy.work('send-mail', () => {
    begun++;
    begin();
    return isSlow;
  });
  await hasBegun;

  const left = await other.take('send-mail', 10);
  answer();

  expect([begun, left.length]).toEqual([1, 4]);
});
