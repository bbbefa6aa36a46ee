import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('a few pages are all there, of many the ends and the neighbours', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pageNumbers(1, 12)).toEqual([1, 2, 'gap', 12]);
});

test('a gap never hides a single page', () => {
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (current, total) => {
      const pages = pageNumbers(Math.min(current, total), total);

      expect(pages.length).toBeLessThanOrEqual(9);
      expect(pages.at(0)).toBe(1);
      expect(pages.at(-1)).toBe(total);
      pages.forEach((page, index) => {
        if (page === 'gap') expect(Number(pages[index + 1]) - Number(pages[index - 1])).toBeGreaterThan(2);
      });
    }),
  );
});
