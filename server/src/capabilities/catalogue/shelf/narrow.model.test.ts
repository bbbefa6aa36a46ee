import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packFamilyOf } from '../product/pack.model.ts';
import type { Product } from '../product/product.model.ts';
import { aKeg, anyProducts, stocked } from '../test-shelf.ts';
import { type Facet, facets } from './facet-column.model.ts';
import { narrow, type Wanted } from './narrow.model.ts';

const readValue: Record<Facet, (product: Product) => string> = {
  group: ({ group }) => group,
  category: ({ categoryUid }) => categoryUid,
  brand: ({ brand }) => brand,
  subBrand: ({ subBrand }) => subBrand,
  packFamily: ({ packFormat }) => packFamilyOf(packFormat),
  volume: ({ volumeLitres }) => `${volumeLitres}`,
  origin: ({ countryOfOrigin }) => countryOfOrigin,
  isNew: ({ isNew }) => (isNew ? '1' : '0'),
  isLast: ({ isLast }) => (isLast ? '1' : '0'),
  isSale: ({ isSale }) => (isSale ? '1' : '0'),
};

const someValues: Record<Facet, readonly string[]> = {
  group: ['Beer', 'Cider', 'Water', 'Unheard of'],
  category: ['beer', 'lager', 'dark', 'pale', 'cider'],
  brand: ['Havranov', 'Žlutý Mlýn', 'Sadovka', 'Nobody'],
  subBrand: ['Ten', 'Twelve', ''],
  packFamily: ['keg', 'crate', 'can', 'other'],
  volume: ['50', '20', '0.5', '0', 'NaN'],
  origin: ['CZ', 'SK', 'XX'],
  isNew: ['0', '1'],
  isLast: ['1', 'yes'],
  isSale: ['1'],
};

const anyWanted: fc.Arbitrary<Wanted> = fc
  .record(
    Object.fromEntries(facets.map((facet) => [facet, fc.subarray([...someValues[facet]]).map((all) => new Set(all))])),
    { requiredKeys: [] },
  )
  .map((wanted): Wanted => wanted);

test('whatever is chosen, lists and counts are those of going through all goods by hand', async () => {
  await fc.assert(
    fc.asyncProperty(anyProducts(), anyWanted, fc.integer({ min: 1, max: 3 }), async (products, wanted, share) => {
      const shelf = await stocked(products);
      // Not everything is offered to everybody.
      const offered = shelf.bySku.filter((slot) => slot % share === 0);

      const { isMatch, counts } = narrow(shelf.columns, offered, wanted);

      const goods = [...offered].map((slot) => shelf.products[slot] as Product);
      const passes = (product: Product, but?: Facet) =>
        facets.every((facet) => facet === but || (wanted[facet]?.has(readValue[facet](product)) ?? true));
      expect([...offered].filter((slot) => isMatch[slot] === 1).map((slot) => shelf.products[slot]?.sku)).toEqual(
        goods.filter((product) => passes(product)).map(({ sku }) => sku),
      );
      for (const facet of facets) {
        const byHand = Map.groupBy(
          goods.filter((product) => passes(product, facet)),
          readValue[facet],
        );
        const counted = shelf.columns[facet].values.map((value, number) => [value, counts[facet][number]]);
        expect(counted.filter(([, count]) => count !== 0).sort()).toEqual(
          [...byHand].map(([value, group]) => [value, group.length]).sort(),
        );
      }
    }),
    { numRuns: 300 },
  );
});

test('two values of one facet add up, two facets narrow each other', async () => {
  const shelf = await stocked([
    aKeg({ sku: 'A', brand: 'Havranov', packFormat: 'KEG50' }),
    aKeg({ sku: 'B', brand: 'Sadovka', packFormat: 'KEG50' }),
    aKeg({ sku: 'C', brand: 'Sadovka', packFormat: 'CR20' }),
  ]);
  const find = (wanted: Wanted) => {
    const { isMatch } = narrow(shelf.columns, shelf.bySku, wanted);
    return shelf.products.filter((_, slot) => isMatch[slot] === 1).map((product) => product?.sku);
  };

  expect(find({ brand: new Set(['Havranov', 'Sadovka']) })).toEqual(['A', 'B', 'C']);
  expect(find({ brand: new Set(['Sadovka']), packFamily: new Set(['keg']) })).toEqual(['B']);
  expect(find({ brand: new Set() })).toEqual([]);
});
