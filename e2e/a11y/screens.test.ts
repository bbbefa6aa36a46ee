import { routePaths } from '@dray/contract/section-table.ts';
import { expect, test } from 'vitest';
import { addressesOf, nameOf, screens } from './screens.ts';

test('every route of the portal is looked at for barriers', () => {
  const looked = new Set(screens.map(({ route }) => route));

  expect(routePaths.filter((path) => !looked.has(path))).toEqual([]);
});

test('a route stands for its own addresses and for no others', () => {
  expect('/news/summer').toMatch(addressesOf('/news/$path'));
  expect('/news').not.toMatch(addressesOf('/news/$path'));
  expect('/news/summer/x').not.toMatch(addressesOf('/news/$path'));
  expect('/').toMatch(addressesOf('/'));
});

test('no screen is looked at twice', () => {
  const names = screens.map((screen) => nameOf(screen, 'emea'));

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
