import { expect, test } from 'vitest';
import { mayUsePalette } from './palette-state.ts';

test.each([
  [['Home Page', 'Academy'], false],
  [['Home Page', 'My Profile', 'Contracts', 'Reporting'], false],
  [['Home Page', 'My Documents'], true],
  [['Support'], true],
  [['Catalogue'], true],
])('who holds %j has the search over everything: %s', (held, isThere) => {
  expect(mayUsePalette((section) => held.includes(section))).toBe(isThere);
});
