// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { store } from '#platform/storage-keys.ts';
import { dropPending, findPending, findReceipt, keepPending, keepReceipt, type Receipt } from './receipt.ts';

const receipt = (cartId: string): Receipt => ({
  cartId,
  customerOrderNumber: '2026/118',
  deliveryDate: '2026-11-18',
  transport: 'Kamion',
  payment: 'Faktura, splatnost 14 dní',
  place: { name: 'Velkosklad Brno-jih', street: 'Kaštanová 72', city: '620 00 Brno' },
  note: undefined,
  email: 'sklad@example.org',
  lines: [],
  sums: undefined,
  currency: 'CZK',
});

beforeEach(() => {
  sessionStorage.clear();
  store('uid', 'u-1');
});

test('what was sent is still known after a reload, until it is known how it ended', () => {
  keepPending(receipt('a'));
  expect(findPending()?.cartId).toBe('a');

  dropPending();
  expect(findPending()).toBeUndefined();
});

test('a receipt is found by its number, and of many only the last are kept', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) keepReceipt(`450000${number}`, receipt(`cart-${number}`));

  expect(findReceipt('4500007')?.cartId).toBe('cart-7');
  expect(findReceipt('4500003')?.cartId).toBe('cart-3');
  expect(findReceipt('4500002')).toBeUndefined();
});

test('the next person who signs in in this tab learns nothing of it', () => {
  keepPending(receipt('a'));
  keepReceipt('4500001', receipt('a'));

  store('uid', 'u-2');

  expect(findPending()).toBeUndefined();
  expect(findReceipt('4500001')).toBeUndefined();
});

test('a memory that somebody spoiled is as good as none', () => {
  sessionStorage.setItem('receipts', '{');
  sessionStorage.setItem('pendingOrder', 'null');

  expect(findReceipt('4500001')).toBeUndefined();
  expect(findPending()).toBeUndefined();
});
