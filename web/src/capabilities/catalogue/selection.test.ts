import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetNames, flagNames, readListAddress } from './list-address.ts';
import {
  everything,
  isDefault,
  type Selection,
  selectionIn,
  sortOf,
  toListAddress,
  untouched,
  withFlag,
  withoutFilters,
  withoutSearch,
  withValue,
} from './selection.ts';

test('an untouched list of products shows beer, however it is sorted, paged or looked at', () => {
  expect(selectionIn({}, 'products')).toEqual(untouched);
  expect(selectionIn({ page: 2, sort: 'price', view: 'list' }, 'products')).toEqual(untouched);
});

test('a search, a filter or a link to a category drops the beer', () => {
  expect(selectionIn({ q: 'limonada' }, 'products').facets.packaging).toEqual([]);
  expect(selectionIn({ brand: ['Citrela'] }, 'products').facets.packaging).toEqual([]);
  expect(selectionIn({ category_uid: ['cz-cider'] }, 'products').facets.packaging).toEqual([]);
  expect(selectionIn({ product_new: '1' }, 'products').facets.packaging).toEqual([]);
  expect(selectionIn({ packaging: [] }, 'products')).toEqual(everything);
});

test('favourites are of any group', () => {
  expect(selectionIn({}, 'favourites')).toEqual(everything);
  expect(toListAddress(everything, 'favourites', {})).toEqual({});
});

test('to take the beer away is to see everything, not the default again', () => {
  const all = withValue(untouched, 'packaging', 'Beer', false);

  const address = toListAddress(all, 'products', {});

  expect(address).toEqual({ packaging: [] });
  expect(selectionIn(address, 'products')).toEqual(everything);
});

test('to take the last filter away does not bring the beer back', () => {
  const one = selectionIn({ brand: ['Citrela'] }, 'products');

  const none = toListAddress(withValue(one, 'brand', 'Citrela', false), 'products', {});

  expect(selectionIn(none, 'products')).toEqual(everything);
});

test('a filter on top of the beer keeps the beer, and the default has the plain address', () => {
  const narrowed = withValue(untouched, 'brand', 'Havranov', true);

  expect(toListAddress(narrowed, 'products', { page: 3, view: 'list' })).toEqual({
    packaging: ['Beer'],
    brand: ['Havranov'],
    view: 'list',
  });
  expect(toListAddress(untouched, 'products', {})).toEqual({});
  expect(isDefault(narrowed)).toBe(false);
});

test('filters can go while the search stays, and the other way round', () => {
  const both = withFlag(selectionIn({ q: 'lezak', brand: ['Havranov'] }, 'products'), 'promo', true);

  expect(withoutFilters(both)).toEqual({ ...everything, search: 'lezak' });
  expect(withoutSearch(both)).toMatchObject({ search: '', flags: ['promo'] });
});

test('the best match is offered to a search only', () => {
  const search = { ...everything, search: 'lezak' };

  expect(sortOf({}, search)).toBe('relevance');
  expect(sortOf({ sort: 'price' }, search)).toBe('price');
  expect(sortOf({ sort: 'relevance' }, everything)).toBe('name');
  expect(sortOf({}, everything)).toBe('name');
});

const words = fc.string({ minLength: 1, maxLength: 20 }).filter((word) => word.trim() === word);
const selections: fc.Arbitrary<Selection> = fc.record({
  search: fc.oneof(fc.constant(''), words),
  facets: fc.record(
    Object.fromEntries(facetNames.map((name) => [name, fc.uniqueArray(words, { maxLength: 3 })])) as Record<
      (typeof facetNames)[number],
      fc.Arbitrary<string[]>
    >,
  ),
  flags: fc.subarray([...flagNames]),
});

test('every selection has an address that leads to it', () => {
  fc.assert(
    fc.property(selections, fc.constantFrom('products', 'favourites'), (selection, tab) => {
      const address = readListAddress(toListAddress(selection, tab, {}));

      expect(selectionIn(address, tab)).toEqual(selection);
    }),
  );
});
