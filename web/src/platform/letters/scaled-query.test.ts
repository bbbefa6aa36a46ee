import { expect, test } from 'vitest';
import { scaledQuery } from './scaled-query.ts';

test.each([
  ['(width < 62.5em)', 2, '(width < 125em)'],
  ['(pointer: coarse), (width >= 40em)', 1.5, '(pointer: coarse), (width >= 60em)'],
  ['(width < 62.5em) and (height < 26em)', 2, '(width < 125em) and (height < 26em)'],
  ['(width<40em)', 2, '(width<80em)'],
  ['(width < 190px)', 2, '(width < 190px)'],
  ['print', 2, 'print'],
  ['(width < 62.5em)', 1, '(width < 62.5em)'],
])('%s asks with letters %s times as large for %s', (query, scale, asked) => {
  expect(scaledQuery(query, scale)).toBe(asked);
});
