import { expect, test } from 'vitest';
import { lengthOf } from './note-length.ts';

test('a letter is one, however it was typed', () => {
  expect(lengthOf('Zvoňte')).toBe(6);
  expect(lengthOf('Zvon\u030cte')).toBe(6);
  expect(lengthOf(' 🍺 ')).toBe(1);
});
