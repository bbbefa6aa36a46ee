import { languages } from '@dray/contract/languages.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Product } from '../product/product.model.ts';
import { search } from '../search/search.model.ts';
import { aKeg, anyProducts, stocked, withoutPause } from '../test-shelf.ts';
import { type Facet, facets } from './facet-column.model.ts';
import { narrow } from './narrow.model.ts';
import { emptyShelf, findProduct, orderBy, type Shelf } from './shelf.model.ts';

const skusOf = ({ products }: Shelf, slots: Uint32Array): (string | undefined)[] =>
  [...slots].map((slot) => products[slot]?.sku);

async function contentsOf(shelf: Shelf) {
  const all = new Uint8Array(shelf.products.length).fill(1);
  const found = ['lezak', 'cerny havranov', 'kg', 's1', '12', 'lezka'].map((text) => {
    const { slots, corrected } = search(shelf.index, text, all);
    return [text, skusOf(shelf, slots).sort(), corrected];
  });
  const orders = [];
  for (const name of ['cs', 'en', 'listed'] as const) {
    const { ascending, descending } = await orderBy(shelf, name, withoutPause);
    orders.push([name, skusOf(shelf, ascending), skusOf(shelf, descending)]);
  }
  const { counts } = narrow(shelf.columns, shelf.bySku, {});
  const counted = (facet: Facet) =>
    shelf.columns[facet].values
      .map((value, number) => [value, counts[facet][number]])
      .filter(([, count]) => count !== 0)
      .sort();
  return {
    bySku: skusOf(shelf, shelf.bySku),
    listed: shelf.products
      .filter((_, slot) => shelf.isListed[slot] === 1)
      .map((product) => product?.sku)
      .sort(),
    found,
    orders,
    counts: facets.map(counted),
  };
}

test('a shelf that was changed again and again shows what a new one would', async () => {
  const anyChange = fc.record({
    put: anyProducts(12),
    removed: fc.array(
      fc.integer({ min: 1, max: 60 }).map((number) => `S${number}`),
      { maxLength: 3 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 6 }), async (changes) => {
      let shelf = emptyShelf('CZ');
      const goods = new Map<string, Product>();
      for (const { put, removed } of changes) {
        const gone = removed.filter((sku) => goods.has(sku) && !put.some((product) => product.sku === sku));
        for (const sku of gone) goods.delete(sku);
        for (const product of put) goods.set(product.sku, product);
        // Orders that somebody has asked for are carried along.
        await orderBy(shelf, 'cs', withoutPause);
        await orderBy(shelf, 'listed', withoutPause);
        shelf = await stocked(put, shelf, gone);
      }

      expect(await contentsOf(shelf)).toEqual(await contentsOf(await stocked([...goods.values()])));
    }),
    { numRuns: 150 },
  );
});

test('anyone who reads a shelf while it is changed keeps reading the old one', async () => {
  const before = await stocked([aKeg({ sku: 'A', name: 'Ležák' }), aKeg({ sku: 'B', name: 'Ležák' })]);
  const contents = await contentsOf(before);

  const after = await stocked([aKeg({ sku: 'C', name: 'Ležák' }), aKeg({ sku: 'A', name: 'Cider' })], before, ['B']);

  expect(await contentsOf(before)).toEqual(contents);
  expect(findProduct(before, 'C')).toBeUndefined();
  expect(findProduct(before, 'B')?.sku).toBe('B');
  expect(findProduct(after, 'B')).toBeUndefined();
  expect(findProduct(after, 'A')?.name).toBe('Cider');
});

test('thousands of products are indexed as well as a few', async () => {
  const goods = Array.from({ length: 3_500 }, (_, nth) =>
    aKeg({ sku: `CZ${nth}`, ean: String(2_000_000_000_000 + nth), name: nth % 2 ? 'Ležák' : 'Černé' }),
  );
  const shelf = await stocked(goods);
  const all = new Uint8Array(goods.length).fill(1);

  expect(search(shelf.index, 'lezak', all).slots.length).toBe(1_750);
  expect(skusOf(shelf, search(shelf.index, '2000000003333', all).slots)).toEqual(['CZ3333']);
  expect(shelf.index.segments.length).toBeLessThan(5);
});

describe('by name', () => {
  const sortedIn = async (language: (typeof languages)[number], names: readonly string[]) => {
    const shelf = await stocked(names.map((name, nth) => aKeg({ sku: `S${nth}`, name })));
    const { ascending } = await orderBy(shelf, language, withoutPause);
    return [...ascending].map((slot) => shelf.products[slot]?.name);
  };

  test.each([
    [
      'cs',
      ['Chmel', 'Hořký', 'Čaj', 'Cukr', 'Dub', 'Řepa', 'Rum', 'Ipa', 'Šumava', 'Sud', 'Žatec', 'Zelí'],
      ['Cukr', 'Čaj', 'Dub', 'Hořký', 'Chmel', 'Ipa', 'Rum', 'Řepa', 'Sud', 'Šumava', 'Zelí', 'Žatec'],
    ],
    [
      'sk',
      ['Ľad', 'Lad', 'Ôsmy', 'Osmy', 'Ček', 'Cukor', 'Chlieb', 'Hrad', 'Ď', 'Dub', 'Äpfel', 'Apa'],
      ['Apa', 'Äpfel', 'Cukor', 'Ček', 'Ď', 'Dub', 'Hrad', 'Chlieb', 'Lad', 'Ľad', 'Osmy', 'Ôsmy'],
    ],
    [
      'es',
      ['Ñora', 'Nube', 'Oro', 'Llano', 'Luz', 'Chico', 'Cielo'],
      ['Chico', 'Cielo', 'Llano', 'Luz', 'Nube', 'Ñora', 'Oro'],
    ],
    [
      'it',
      ['Città', 'Citta', 'È', 'Ebbra', 'Zeta', 'Àncora', 'Ancora'],
      ['Ancora', 'Àncora', 'Citta', 'Città', 'È', 'Ebbra', 'Zeta'],
    ],
    ['en', ['Čaj', 'Cukr', 'Chmel'], ['Čaj', 'Chmel', 'Cukr']],
  ] as const)('%s sorts its own way', async (language, names, expected) => {
    expect(await sortedIn(language, names)).toEqual(expected);
  });

  test('in every language the same goods come back, whichever way they came', async () => {
    const names = ['Ž', 'a', 'Ch', 'ñ', 'č', 'ö', '12', '9'];
    for (const language of languages)
      expect(await sortedIn(language, names)).toEqual(await sortedIn(language, names.toReversed()));
  });

  test('goods of one name are in the order of their skus, up and down', async () => {
    const shelf = await stocked(['B', 'C', 'A'].map((sku) => aKeg({ sku, name: 'Same' })));

    const { ascending, descending } = await orderBy(shelf, 'cs', withoutPause);

    expect(skusOf(shelf, ascending)).toEqual(['A', 'B', 'C']);
    expect(skusOf(shelf, descending)).toEqual(['A', 'B', 'C']);
  });
});
