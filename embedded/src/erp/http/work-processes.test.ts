import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkProcesses } from './work-processes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const opened = () => {
  const { run } = createWorkProcesses({ atOnce: 1, waiting: 1, waitMs: 1_000 });
  const begun: string[] = [];
  const work = (name: string) => {
    const end = Promise.withResolvers<string>();
    const answer = run(() => {
      begun.push(name);
      return end.promise;
    }).catch((error: { status?: number; message: string }) => error.status ?? error.message);
    return { answer, end };
  };
  return { work, begun };
};

test('one waits in line, the next is refused, and anyone who waited is served in turn', async () => {
  const { work, begun } = opened();
  const [first, second, third] = [work('first'), work('second'), work('third')];

  expect(await third.answer).toBe(503);
  first.end.resolve('done');
  expect(await first.answer).toBe('done');
  second.end.resolve('done, too');
  expect([await second.answer, begun]).toEqual(['done, too', ['first', 'second']]);
});

test('who waits too long is refused and leaves the line to others', async () => {
  const { work, begun } = opened();
  const first = work('first');
  const second = work('second');
  await vi.advanceTimersByTimeAsync(999);
  const third = work('third');
  await vi.advanceTimersByTimeAsync(1);
  const fourth = work('fourth');

  expect([await second.answer, await third.answer]).toEqual([503, 503]);
  first.end.reject(new Error('broken'));
  expect(await first.answer).toBe('broken');
  fourth.end.resolve('done');
  expect([await fourth.answer, begun, vi.getTimerCount()]).toEqual(['done', ['first', 'fourth'], 0]);
});
