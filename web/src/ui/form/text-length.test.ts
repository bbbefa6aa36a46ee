import { expect, test } from 'vitest';
import { leftNearEnd } from './text-length.ts';

test('what is left is shown near the end only', () => {
  expect([0, 179, 180, 188, 200, 201].map((length) => leftNearEnd(length, 200))).toEqual([
    undefined,
    undefined,
    20,
    12,
    0,
    undefined,
  ]);
  expect([29, 30, 35].map((length) => leftNearEnd(length, 35))).toEqual([undefined, 5, 0]);
});
