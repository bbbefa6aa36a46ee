// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { knownDeliveryValues, toDeliveryHeaders } from './delivery-headers.ts';

beforeEach(() => localStorage.clear());

test('a note travels without diacritics, in one line', () => {
  const headers = toDeliveryHeaders({ noteForDriver: 'Zvoňte u zadních dveří\nŁódź, Straße' });

  expect(headers).toEqual({ 'note-for-driver': 'Zvonte u zadnich dveri Lodz, Strasse' });
});

test('what is empty, or has no Latin form, is left out', () => {
  expect(toDeliveryHeaders({ shipToId: '', customerOrderNumber: '日本' })).toEqual({});
});

test('an order number that grows beyond its length stays with the cart; a note is cut', () => {
  const headers = toDeliveryHeaders({ customerOrderNumber: 'ß'.repeat(18), noteForDriver: 'ß'.repeat(200) });

  expect(headers).toEqual({ 'note-for-driver': 's'.repeat(200) });
  expect(toDeliveryHeaders({ customerOrderNumber: 'ž'.repeat(35) })).toEqual({
    'customer-order-number': 'z'.repeat(35),
  });
});

test('every call carries what the browser remembers, the language and the empties flag', () => {
  localStorage.setItem('lang', 'cs');
  localStorage.setItem('shipToId', '100234');
  localStorage.setItem('store', 'LivePortal_EMEA_CZ');
  localStorage.setItem('customertype', 'POS');

  expect(toDeliveryHeaders(knownDeliveryValues())).toEqual({
    'outlet-id': '100234',
    store: 'LivePortal_EMEA_CZ',
    'customer-type': 'POS',
    language: 'cs',
    'only-empties': '0',
  });
});
