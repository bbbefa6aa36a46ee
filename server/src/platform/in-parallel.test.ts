import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('everything is done, and never more at once than allowed', async () => {
  const done: number[] = [];
  let running = 0;
  let max = 0;

  await inParallel(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    running += 1;
    max = Math.max(max, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });

  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(max).toBe(3);
});

test('after a failure nothing new is begun', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 2) throw new Error('no room');
  };

  await expect(inParallel(2, [1, 2, 3, 4, 5, 6], work)).rejects.toThrow('no room');
  expect(begun.length).toBeLessThan(5);
});
