import { expect, test, vi } from 'vitest';
import { fetchAllPages, fetchWholeList } from './all-pages.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pageOf = (offset: number, total = letters.length) => ({ total, results: letters.slice(offset, offset + 10) });

test('a list is followed until all of it is there', async () => {
  const fetchPage = vi.fn(async (offset: number) => pageOf(offset));

  expect(await fetchAllPages(fetchPage)).toEqual(letters);
  expect(fetchPage.mock.calls).toEqual([[0], [10], [20]]);
});

test('a list that fits into one page costs one call', async () => {
  const fetchPage = vi.fn(async () => ({ total: 2, results: ['a', 'b'] }));

  expect(await fetchAllPages(fetchPage)).toEqual(['a', 'b']);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('a total that promises too much ends with the first empty page', async () => {
  const fetchPage = vi.fn(async (offset: number) => pageOf(offset, 1000));

  expect(await fetchAllPages(fetchPage)).toEqual(letters);
  expect(fetchPage).toHaveBeenCalledTimes(4);
});

test('a list without an end is left after two hundred pages', async () => {
  const fetchPage = vi.fn(async () => ({ total: Number.POSITIVE_INFINITY, results: ['again'] }));

  expect(await fetchAllPages(fetchPage)).toHaveLength(200);
});

test('a list of a thousand is fetched to its end, with what its first page says of it', async () => {
  const numbers = Array.from({ length: 1000 }, (_, at) => at);
  const fetchPage = vi.fn(async (offset: number) => ({
    total: 1000,
    asOf: offset === 0 ? 'first' : 'later',
    results: numbers.slice(offset, offset + 100),
  }));

  const list = await fetchWholeList(fetchPage);

  expect(list).toEqual({ total: 1000, asOf: 'first', results: numbers });
  expect(fetchPage).toHaveBeenCalledTimes(10);
});
