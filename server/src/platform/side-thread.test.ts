import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sideThread } from './side-thread.ts';

let folder: string;
let doubling: URL;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dray-side-thread-'));
  doubling = pathToFileURL(join(folder, 'doubling.mjs'));
  const answerTasks = new URL('./answer-tasks.ts', import.meta.url).href;
  await writeFile(
    doubling,
    `import { answerTasks } from ${JSON.stringify(answerTasks)};
     answerTasks(async (number) => {
       if (number === 13) throw new Error('unlucky');
       if (number === 99) process.exit(3);
       return number * 2;
     });`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every task gets its own answer, in whatever number they come', async () => {
  const double = sideThread<number, number>(doubling);

  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
});

test('a task that fails fails alone', async () => {
  const double = sideThread<number, number>(doubling);

  const outcomes = await Promise.allSettled([1, 13, 2].map(double));

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a thread that dies is reported to the person who waits, and the next task has a new one', async () => {
  const double = sideThread<number, number>(doubling);

  await expect(double(99)).rejects.toThrow('ended with 3');

  expect(await double(4)).toBe(8);
});

test('more tasks than can be done soon are declined', async () => {
  const double = sideThread<number, number>(doubling);
  const waiting = Array.from({ length: 40 }, (_, number) => double(number === 13 ? 0 : number));

  expect(() => double(41)).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 }));

  await Promise.all(waiting);
});
