import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, fixed, openDatabase, runFixed } from '../database/connection.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createLogger } from '../logger.ts';
import { jobRunStore } from './job-run.store.ts';
import { type Chunk, workInChunks } from './work-in-chunks.ts';

const job = 'forget-old';

let database: Database;
let drop: () => Promise<void>;
let now: Date;
const clock = { now: () => now };
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.url, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(async () => {
  now = new Date('2026-11-12T02:23:00Z');
  await database.write((transaction) => runFixed(transaction, fixed`delete from job_run`));
});

const listFinished = () => database.read((transaction) => jobRunStore(transaction).listFinished());

/** Counts to three; remembers where each of its chunks began. */
function counting(onChunk: (from: number) => void | Promise<void> = () => undefined) {
  const begun: number[] = [];
  const chunk: Chunk<number> = async (_transaction, from = 0) => {
    begun.push(from);
    await onChunk(from);
    return from === 2 ? 'done' : { next: from + 1 };
  };
  return { begun, chunk };
}

test('a round is done chunk by chunk, says when it was, and the next begins anew', async () => {
  const { begun, chunk } = counting();

  expect(await workInChunks({ database, clock, job }, chunk)).toBe('done');
  expect(await listFinished()).toEqual([{ job, finishedAt: now }]);
  await workInChunks({ database, clock, job }, chunk);

  expect(begun).toEqual([0, 1, 2, 0, 1, 2]);
});

test('what fails goes on from the chunk that failed, and is not said to be finished', async () => {
  let isFailing = true;
  const { begun, chunk } = counting((from) => {
    if (from === 1 && isFailing) throw new Error('the volume is full');
  });

  await expect(workInChunks({ database, clock, job }, chunk)).rejects.toThrow('the volume is full');
  const finished = await listFinished();
  isFailing = false;
  await workInChunks({ database, clock, job }, chunk);

  expect(finished).toEqual([]);
  expect(begun).toEqual([0, 1, 1, 2]);
});

test('a round that takes too long stops after a chunk, and the next try goes on there', async () => {
  const { begun, chunk } = counting(() => {
    now = new Date(now.getTime() + 60_000);
  });
  const round = { database, clock, job, withinMs: 90_000 } as const;

  await expect(workInChunks(round, chunk)).rejects.toThrow('goes on from where it is');
  expect(begun).toEqual([0, 1]);
  expect(await workInChunks(round, chunk)).toBe('done');

  expect(begun).toEqual([0, 1, 2]);
});

test('two are never at the same job at once: the second leaves it to the first', async () => {
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const first = counting((from) => {
    if (from > 0) return undefined;
    begin();
    return mayEnd;
  });
  const second = counting();

  const running = workInChunks({ database, clock, job }, first.chunk);
  await hasBegun;
  const other = await workInChunks({ database, clock, job }, second.chunk);
  end();

  expect([other, await running]).toEqual(['busy', 'done']);
  expect([first.begun, second.begun]).toEqual([[0, 1, 2], []]);
});
