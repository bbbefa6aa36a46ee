import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/connection.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createLogger } from '../logger.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';

const mail = { to: 'jana@ulipy.example', subject: '', text: '' };
/** At a look every two seconds these would not be done before the test is given up. */
const manyMails = 60;

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

test('a mail follows the one before at once', async () => {
  const [worker, sender] = queues as [JobQueue, JobQueue];
  await database.write(async (transaction) => {
    for (let nth = 0; nth < manyMails; nth++)
      await sender.enqueue(transaction, 'deliver-notification', { key: `${nth}` });
  });
  const { promise: areSent, resolve: end } = Promise.withResolvers<void>();
  let sent = 0;

  await worker.work('deliver-notification', async () => {
    if (++sent === manyMails) end();
  });
  await areSent;

  expect(sent).toBe(manyMails);
});
