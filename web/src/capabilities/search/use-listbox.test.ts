import { expect, test } from 'vitest';
import { nextIndex } from './use-listbox.ts';

const field = -1;

test('arrows go round through every option and the field', () => {
  expect(nextIndex(field, 1, 3)).toBe(0);
  expect(nextIndex(0, 1, 3)).toBe(1);
  expect(nextIndex(2, 1, 3)).toBe(field);
  expect(nextIndex(field, -1, 3)).toBe(2);
  expect(nextIndex(0, -1, 3)).toBe(field);
});

test('without options they stay in the field', () => {
  expect(nextIndex(field, 1, 0)).toBe(field);
  expect(nextIndex(field, -1, 0)).toBe(field);
});
