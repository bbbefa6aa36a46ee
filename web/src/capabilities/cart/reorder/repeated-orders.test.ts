import { beforeEach, expect, test } from 'vitest';
import { store } from '#platform/storage-keys.ts';
import { dropRepeated, findRepeated, keepRepeated, type RepeatedOrder } from './repeated-orders.ts';

const repeated = (orderNumber: string): RepeatedOrder => ({
  orderNumber,
  placedOn: '2026-11-05',
  currency: 'CZK',
  lines: [],
  undoId: 'u',
  version: 3,
  isSaved: false,
  added: [],
});

beforeEach(() => {
  store('uid', 'jana');
  store('repeatedOrders', '');
});

test('what came of an order is kept until it is closed, for the person who repeated it alone', () => {
  keepRepeated(repeated('4500001'));

  expect(findRepeated('4500001')).toEqual(repeated('4500001'));
  store('uid', 'petr');
  expect(findRepeated('4500001')).toBeUndefined();
  store('uid', 'jana');
  dropRepeated('4500001');
  expect(findRepeated('4500001')).toBeUndefined();
});

test('five of them are kept, and what cannot be read counts as none', () => {
  for (let n = 1; n <= 6; n += 1) keepRepeated(repeated(String(n)));

  expect([findRepeated('1'), findRepeated('6')?.orderNumber]).toEqual([undefined, '6']);
  store('repeatedOrders', '{broken');
  expect(findRepeated('6')).toBeUndefined();
});
