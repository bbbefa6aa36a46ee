import { afterEach, expect, test, vi } from 'vitest';
import { turns } from './turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Work that notes its beginning and ends when the test says so. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('files of one person take their turn in order; another person does not wait for them', async () => {
  const { run } = turns({ waiting: 4, waitMs: 1_000 });
  const { begun, work, end } = heldWork();

  const first = run('eva', work('first'));
  const second = run('eva', work('second'));
  const third = run('eva', work('third'));
  const others = run('jan', work('others'));
  await vi.waitFor(() => expect(begun).toEqual(['first', 'others']));
  end('first');
  await first;
  await vi.waitFor(() => expect(begun).toEqual(['first', 'others', 'second']));
  end('second');
  await second;
  await vi.waitFor(() => expect(begun.at(-1)).toBe('third'));
  end('third');
  end('others');

  expect(await Promise.all([third, others])).toEqual(['third', 'others']);
});

test('a line that is full is not joined, and one that has emptied is', async () => {
  const { run } = turns({ waiting: 1, waitMs: 1_000 });
  const { work, end, begun } = heldWork();

  const first = run('eva', work('first'));
  const second = run('eva', work('second'));
  await expect(run('eva', work('third'))).rejects.toMatchObject({ code: 'UPLOAD_UNDER_WAY', retryAfterSeconds: 2 });
  end('first');
  await vi.waitFor(() => expect(begun).toEqual(['first', 'second']));
  end('second');
  await Promise.all([first, second]);

  expect(await run('eva', async () => 'later')).toBe('later');
});

test('nobody waits for ever, and who has given up does not hold back the next', async () => {
  vi.useFakeTimers();
  const { run } = turns({ waiting: 4, waitMs: 1_000 });
  const { work, end, begun } = heldWork();

  const first = run('eva', work('first'));
  const tooLate = run('eva', work('second')).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(600);
  const third = run('eva', work('third'));
  await vi.advanceTimersByTimeAsync(500);
  expect(await tooLate).toBe('Refusal: UPLOAD_UNDER_WAY');
  end('first');
  await first;
  await vi.advanceTimersByTimeAsync(0);

  expect(begun).toEqual(['first', 'third']);
  end('third');
  expect(await third).toBe('third');
});

test('work that fails gives the turn on', async () => {
  const { run } = turns({ waiting: 1, waitMs: 1_000 });

  const failed = run('eva', () => Promise.reject(new Error('failed')));
  const next = run('eva', async () => 'next');

  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('next');
});
