// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is left by the keyboard says at once what is wrong with it', () => {
  const act = vi.fn();

  afterPress(act);

  expect(act).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel'])('what is left by a press says it once that has ended: %s', (end) => {
  const act = vi.fn();
  dispatchEvent(new Event('pointerdown'));

  afterPress(act);
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event(end));
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();

  expect(act).toHaveBeenCalledOnce();
  dispatchEvent(new Event('pointerup'));
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});
