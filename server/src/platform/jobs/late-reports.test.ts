import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, fixed, openDatabase, runFixed } from '../database/connection.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { startHangingProxy } from '../database/test-hanging-proxy.ts';
import { createLogger } from '../logger.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';

const mail = { to: 'jana@ulipy.example', subject: '', text: '' };

let database: Database;
let proxy: Awaited<ReturnType<typeof startHangingProxy>>;
/** What a process does whose way to PostgreSQL can be cut, and what another one does beside it. */
let cutOff: JobQueue;
let beside: JobQueue;
let drop: () => Promise<void>;
const log: string[] = [];

beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  proxy = await startHangingProxy(created.url);
  database = openDatabase(created.url, createLogger('silent'));
  beside = await openJobQueue(created.url, createLogger('silent'), { sendOnly: true });
  const logger = createLogger('warn', { write: (line: string) => void log.push(line) });
  cutOff = await openJobQueue(proxy.url, logger, { sendOnly: false });
});
afterAll(async () => {
  await cutOff.stop();
  await beside.stop();
  await proxy.stop();
  await database.close();
  await drop();
});

const stateOf = async (id: string) => {
  const [job] = await database.read((transaction) =>
    runFixed<{ state: string }>(transaction, fixed`select state from pgboss.job where id = ${id}`),
  );
  return job;
};
/** The worker has tried to tell the queue what became of its job, and could not. */
const couldNotTell = (name: string) =>
  vi.waitFor(() => expect(log.some((line) => line.includes(`"queue":"${name}"`))).toBe(true), { timeout: 20_000 });
const becomes = (id: string, state: string) =>
  vi.waitFor(async () => expect((await stateOf(id))?.state).toBe(state), { timeout: 20_000 });

test('what was done while the database was lost counts as done as soon as it is back', async () => {
  let runs = 0;
  await cutOff.work('send-mail', async () => {
    runs += 1;
    proxy.cut();
  });
  const id = await database.write((transaction) => beside.enqueue(transaction, 'send-mail', mail));
  await couldNotTell('send-mail');

  proxy.goOn();

  await becomes(id, 'completed');
  expect(runs).toBe(1);
});

test('what failed with the connection is tried again at once, not when the queue gives its process up', async () => {
  const tries: string[] = [];
  await cutOff.work('deliver-notification', async ({ key }) => {
    tries.push(key);
    if (tries.length > 1) return;
    proxy.cut();
    throw new Error('Connection terminated');
  });
  const id = await database.write((transaction) => beside.enqueue(transaction, 'deliver-notification', { key: 'k' }));
  await couldNotTell('deliver-notification');

  proxy.goOn();

  await becomes(id, 'completed');
  expect(tries).toEqual(['k', 'k']);
});

test('a job that was taken by itself is reported later, too', async () => {
  const id = await database.write((transaction) => beside.enqueue(transaction, 'forget-old', {}));
  const [taken] = await cutOff.take('forget-old', 1);
  if (!taken) throw new Error('Nothing was taken');

  proxy.cut();
  await cutOff.complete('forget-old', taken);
  proxy.goOn();

  expect(taken.id).toBe(id);
  await becomes(id, 'completed');
});
