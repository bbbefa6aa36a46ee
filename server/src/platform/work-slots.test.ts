import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { workSlots } from './work-slots.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const held: (() => void)[] = [];
  const state = { running: 0, max: 0, done: 0 };
  const work = async () => {
    state.running += 1;
    state.max = Math.max(state.max, state.running);
    await new Promise<void>((resolve) => held.push(resolve));
    state.running -= 1;
    state.done += 1;
  };
  return { state, work, release: () => held.shift()?.() };
}

test('no more runs at once than there are slots, a few wait, and the rest is asked to come back', async () => {
  const slots = workSlots({ atOnce: 2, waiting: 3 });
  const { state, work, release } = heldWork();

  const asked = Array.from({ length: 7 }, () => slots.run(work).then(() => 'done', String));
  const refused = await Promise.all(asked.slice(5));
  while (state.done < 5) {
    release();
    await nextTurn();
  }

  expect(refused).toEqual(Array(2).fill('Refusal: SERVICE_UNAVAILABLE'));
  expect(await Promise.all(asked.slice(0, 5))).toEqual(Array(5).fill('done'));
  expect(state.max).toBe(2);
});

test('anyone who is asked to come back is told when', async () => {
  const slots = workSlots({ atOnce: 0, waiting: 0 });

  const refusal = await slots.run(async () => undefined).catch((error: unknown) => error);

  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 });
});

test('work that fails gives its slot back', async () => {
  const slots = workSlots({ atOnce: 1, waiting: 0 });

  await expect(slots.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');

  expect(await slots.run(async () => 'next')).toBe('next');
});
