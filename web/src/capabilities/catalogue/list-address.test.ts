import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readListAddress } from './list-address.ts';

test('an address is read into what it asks for', () => {
  expect(
    readListAddress({
      q: ' cerny lezak ',
      brand: ['Havranov', 'Žlutý Mlýn'],
      filter_packaging: 'keg',
      product_new: '1',
      sort: 'priceDown',
      view: 'list',
      page: '3',
    }),
  ).toEqual({
    q: 'cerny lezak',
    brand: ['Havranov', 'Žlutý Mlýn'],
    filter_packaging: ['keg'],
    product_new: '1',
    sort: 'priceDown',
    view: 'list',
    page: 3,
  });
});

test('an empty group means all groups, any other empty facet nothing', () => {
  expect(readListAddress({ packaging: '' })).toEqual({ packaging: [] });
  expect(readListAddress({ brand: '', volume: [] })).toEqual({});
  expect(readListAddress({})).toEqual({});
});

test('what makes no sense is left out', () => {
  expect(
    readListAddress({
      q: '   ',
      page: '0',
      sort: 'colour',
      view: 'cinema',
      product_new: 'yes',
      brand: ['Havranov', 'Havranov', '', 'x'.repeat(500), { evil: 1 }],
      __proto__: { polluted: true },
    }),
  ).toEqual({ brand: ['Havranov'] });
  expect(readListAddress({ page: '1' })).toEqual({});
  expect(readListAddress({ page: '1e9' })).toEqual({});
  expect(readListAddress({ page: '2.5' })).toEqual({});
  expect(readListAddress({ q: 'a'.repeat(10_000) }).q).toHaveLength(200);
});

test('whatever is in the address, reading it is safe and reading it again changes nothing', () => {
  const keys = fc.constantFrom('q', 'packaging', 'brand', 'volume', 'promo', 'favourites', 'sort', 'view', 'page', 'x');
  const values = fc.oneof(fc.string(), fc.array(fc.string()), fc.integer(), fc.constant(null), fc.object());
  fc.assert(
    fc.property(fc.dictionary(keys, values), (raw) => {
      const once = readListAddress(raw);

      expect(readListAddress(once)).toEqual(once);
    }),
  );
});
