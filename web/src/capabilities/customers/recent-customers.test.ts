import { beforeEach, expect, test } from 'vitest';
import { removeStored, store } from '#platform/storage-keys.ts';
import { forgetCustomers, recentCustomers, rememberCustomer } from './recent-customers.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const idsAt = (now: Date) => recentCustomers(now).map(({ id }) => id);

beforeEach(() => {
  store('uid', 'u-1');
  forgetCustomers();
});

test('the last opened comes first, each once and five at most', () => {
  for (const id of ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C2']) rememberCustomer(id, id, day(1));

  expect(idsAt(day(1))).toEqual(['C2', 'C6', 'C5', 'C4', 'C3']);
});

test('another person in the same browser is shown none of them', () => {
  rememberCustomer('C1', 'U Lípy', day(1));
  store('uid', 'u-2');

  expect(idsAt(day(1))).toEqual([]);
});

test('what is old, broken or cleared is not shown', () => {
  rememberCustomer('C1', 'U Lípy', day(1));
  expect(recentCustomers(new Date(Date.UTC(2028, 0, 1)))).toEqual([]);

  store('recentCustomers', '{"uid":"u-1","customers":[{"id":7},null,"C1"]}');
  expect(idsAt(day(1))).toEqual([]);
  store('recentCustomers', 'no json');
  expect(idsAt(day(1))).toEqual([]);
  removeStored('recentCustomers');
  expect(idsAt(day(1))).toEqual([]);
});
