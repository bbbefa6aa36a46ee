// @vitest-environment happy-dom
import { noPacks, type PackAmount } from '@dray/contract/catalogue/pack-quantity.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownToasts } from '#ui/overlay/toasts/toast-queue.ts';
import { flushPending, forgetPending, readPending, setPending } from './pending-amounts.ts';

/** The clock stands still here, and what was saved is announced a moment later. */
async function flushed(key: string): Promise<void> {
  const flushing = flushPending(key);
  await vi.advanceTimersByTimeAsync(0);
  await flushing;
}

const packs = (pack: number): PackAmount => ({ ...noPacks, pack });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only the last of several quick amounts is saved, once it has stood still', async () => {
  const save = vi.fn(async () => undefined);
  setPending('CZ1', packs(1), save);
  await vi.advanceTimersByTimeAsync(300);
  setPending('CZ1', packs(12), save);
  await vi.advanceTimersByTimeAsync(399);
  expect(save).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1);

  expect(save.mock.calls).toEqual([[packs(12)]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(readPending('CZ1')).toBeUndefined();
});

test('a field that was cleared does not empty its line before it is left', async () => {
  const save = vi.fn(async () => undefined);
  setPending('CZ1', noPacks, save);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).not.toHaveBeenCalled();

  await flushed('CZ1');

  expect(save.mock.calls).toEqual([[noPacks]]);
});

test('what is typed while an older amount is on its way stays, and follows it', async () => {
  const answers: (() => void)[] = [];
  const save = vi.fn(() => new Promise<void>((answer) => answers.push(answer)));
  setPending('CZ1', packs(1), save);
  await vi.advanceTimersByTimeAsync(400);
  expect(readPending('CZ1')?.isSending).toBe(true);

  setPending('CZ1', packs(2), save);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);

  expect(readPending('CZ1')).toMatchObject({ amount: packs(2), isSending: false });
  await vi.advanceTimersByTimeAsync(400);
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls).toEqual([[packs(1)], [packs(2)]]);
  expect(readPending('CZ1')).toBeUndefined();
});

test('an amount whose saving broke down is shown, is no longer on its way, and can be set anew', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setPending('CZ1', packs(1), () => Promise.reject(new Error('planted')));

  await expect(flushPending('CZ1')).resolves.toBeUndefined();

  expect(readPending('CZ1')).toBeUndefined();
  expect(forgetPending('CZ1')).toBe(true);
  expect(shownToasts().map(({ tone, topic }) => [tone, topic])).toEqual([['failed', 'cart CZ1']]);
  const save = vi.fn(async () => undefined);
  setPending('CZ1', packs(2), save);
  await flushed('CZ1');
  expect(save.mock.calls).toEqual([[packs(2)]]);
});

test('an amount whose saving broke down is sent once more by Try again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const save = vi.fn<(amount: PackAmount) => Promise<void>>().mockRejectedValueOnce(new Error('planted'));
  setPending('CZ7', packs(3), save);
  await flushPending('CZ7');

  shownToasts()
    .find(({ topic }) => topic === 'cart CZ7')
    ?.action?.run();
  await vi.advanceTimersByTimeAsync(0);

  expect(save.mock.calls).toEqual([[packs(3)], [packs(3)]]);
  expect(readPending('CZ7')).toBeUndefined();
});

test('an edit that was taken back is never sent', async () => {
  const save = vi.fn(async () => undefined);
  setPending('CZ1', packs(5), save);

  forgetPending('CZ1');
  await vi.advanceTimersByTimeAsync(60_000);

  expect(save).not.toHaveBeenCalled();
});

test('what is on its way cannot be forgotten, only set back, and the last word counts', async () => {
  const saved: PackAmount[] = [];
  let arrive: () => void = () => undefined;
  const save = (amount: PackAmount) => {
    saved.push(amount);
    return new Promise<void>((resolve) => {
      arrive = resolve;
    });
  };
  setPending('CZ1', packs(2), save);
  await vi.advanceTimersByTimeAsync(400);

  expect(forgetPending('CZ1')).toBe(false);
  setPending('CZ1', packs(0), save, { isFinal: true });
  arrive();
  await vi.advanceTimersByTimeAsync(400);
  arrive();
  await vi.advanceTimersByTimeAsync(0);

  expect(saved).toEqual([packs(2), packs(0)]);
  expect(readPending('CZ1')).toBeUndefined();
  expect(forgetPending('CZ1')).toBe(true);
});
