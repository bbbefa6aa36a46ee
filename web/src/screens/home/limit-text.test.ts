import { expect, test } from 'vitest';
import { weightText } from './limit-text.ts';

test('weight is told as the trade tells it', () => {
  expect(weightText('cs', 150)).toBe('150\u00a0kg');
  expect(weightText('cs', 1500)).toBe('1,5\u00a0t');
  expect(weightText('en', 28_000)).toBe('28\u00a0t');
  expect(weightText('it', 28_000)).toBe('280\u00a0q');
});
