import { expect, test } from 'vitest';
import { countIn } from './count-field.tsx';

test('only a whole number within its bounds counts', () => {
  expect(countIn('2', 2, 40)).toBe(2);
  expect(countIn(' 40 ', 2, 40)).toBe(40);
  for (const text of ['', '1', '41', '2,5', '2.5', '-3', '1e1', 'two', '99999'])
    expect(countIn(text, 2, 40)).toBeUndefined();
});
