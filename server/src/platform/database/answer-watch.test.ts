import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswerWatch } from './answer-watch.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function watched(withinMs: number) {
  const onSilence = vi.fn();
  return { watch: new AnswerWatch(withinMs, onSilence), onSilence };
}

test('a connection that owes an answer for too long is reported', () => {
  const { watch, onSilence } = watched(100);

  watch.signOfLife();
  vi.advanceTimersByTime(101);

  expect(onSilence).toHaveBeenCalledOnce();
});

test('one that owes nothing may keep silent', () => {
  const { watch, onSilence } = watched(100);

  watch.signOfLife();
  watch.answered();
  vi.advanceTimersByTime(1_000);

  expect(onSilence).not.toHaveBeenCalled();
});

test('every sign of life begins the time anew, after a pause too', () => {
  const { watch, onSilence } = watched(100);

  for (let sign = 0; sign < 5; sign += 1) {
    watch.signOfLife();
    vi.advanceTimersByTime(90);
  }
  watch.answered();
  vi.advanceTimersByTime(1_000);
  watch.signOfLife();
  vi.advanceTimersByTime(90);
  expect(onSilence).not.toHaveBeenCalled();

  vi.advanceTimersByTime(20);
  expect(onSilence).toHaveBeenCalledOnce();
});

test('an answer that waited to be read while we stood still counts', () => {
  const { watch, onSilence } = watched(100);

  watch.signOfLife();
  // The time is over, and before the turn ends the answer is read.
  setTimeout(() => watch.answered(), 100);
  vi.advanceTimersByTime(101);

  expect(onSilence).not.toHaveBeenCalled();
});

test('0 waits for ever', () => {
  const { watch, onSilence } = watched(0);

  watch.signOfLife();
  vi.advanceTimersByTime(1_000_000);

  expect(onSilence).not.toHaveBeenCalled();
});
