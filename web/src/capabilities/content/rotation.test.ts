import { expect, test } from 'vitest';
import { rotationMs } from './rotation.ts';

test('under a thousand the interval is in seconds, else in milliseconds', () => {
  expect(rotationMs(5)).toBe(5_000);
  expect(rotationMs(999)).toBe(999_000);
  expect(rotationMs(1000)).toBe(1_000);
  expect(rotationMs(8000)).toBe(8_000);
});

test.each([0, -5, Number.NaN, undefined])('%j means that nothing moves by itself', (configured) => {
  expect(rotationMs(configured)).toBeUndefined();
});
