import { expect, test } from 'vitest';
import { nextTab } from './tab-set.tsx';

test('arrows go round, Home and End to the ends, other keys nowhere', () => {
  expect(nextTab('ArrowRight', 2, 3)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
  expect(nextTab('Home', 2, 3)).toBe(0);
  expect(nextTab('End', 0, 3)).toBe(2);
  expect(nextTab('a', 1, 3)).toBe(-1);
});
