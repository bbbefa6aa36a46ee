import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { wordsOf } from '#platform/text/search-words.ts';
import { categoryTree } from '../product/category-tree.model.ts';
import type { Product } from '../product/product.model.ts';
import type { Shelf } from '../shelf/shelf.model.ts';
import { aKeg, anyProducts, stocked, testCategories } from '../test-shelf.ts';
import { byRelevance, search } from './search.model.ts';
import { termsOf } from './search-terms.model.ts';
import { tradeWords } from './trade-words.ts';

const everything = (shelf: Shelf) => new Uint8Array(shelf.products.length).fill(1);

function find(shelf: Shelf, text: string) {
  const hits = search(shelf.index, text, everything(shelf));
  const skus = [...byRelevance(shelf.bySku, hits, true)].map((slot) => shelf.products[slot]?.sku);
  return { skus, corrected: hits.corrected?.join(' ') };
}

let shelf: Shelf;
beforeAll(async () => {
  shelf = await stocked([
    aKeg({ sku: 'CZ1', name: 'Plzeň Prazdroj', ean: '2000000000107', eanOfPiece: '2100000000104' }),
    aKeg({ sku: 'CZ2', name: 'Černý ležák', brand: 'Žlutý Mlýn', subBrand: 'Tmavé' }),
    aKeg({ sku: 'CZ3', name: 'Světlý ležák', packFormat: 'CR20', itemsInBox: 20, volumeLitres: 0.5 }),
    aKeg({ sku: 'CZ33', name: 'CZ3 speciál', brand: 'Sadovka', group: 'Cider', categoryUid: 'cider' }),
    aKeg({ sku: 'CZ4', name: 'Nealko 0,0', brand: 'Černá Hora', subBrand: 'Nealko' }),
  ]);
});

describe('what people type', () => {
  test.each([
    ['plzen', ['CZ1']],
    ['PLZEŇ', ['CZ1']],
    ['cerny lezak', ['CZ2']],
    ['lezak cerny', ['CZ2']],
    ['lez cern', ['CZ2']],
    ['zluty', ['CZ2']],
    ['tmave', ['CZ2']],
    ['2000000000107', ['CZ1']],
    ['2100000000104', ['CZ1']],
    ['200000', ['CZ1']],
    ['cz2', ['CZ2']],
    ['prepravka', ['CZ3']],
    ['crate', ['CZ3']],
    ['caja retornable', ['CZ3']],
    ['20 × 0,5 l', ['CZ3']],
    ['20x0,5', ['CZ3']],
    ['0,5l', ['CZ3']],
    ['sidro', ['CZ33']],
    ['0.0', ['CZ4']],
  ])('%j finds %j', (text, skus) => {
    expect(find(shelf, text).skus).toEqual(skus);
  });

  test('a whole sku wins over a name that holds it', () => {
    expect(find(shelf, 'cz3').skus).toEqual(['CZ3', 'CZ33']);
  });

  test('a whole word in the name counts more than a beginning, and a name more than a pack', async () => {
    const some = await stocked([
      aKeg({ sku: 'A', name: 'Kegler' }),
      aKeg({ sku: 'B', name: 'Beer' }),
      aKeg({ sku: 'C', name: 'Keg' }),
    ]);

    expect(find(some, 'keg').skus).toEqual(['C', 'A', 'B']);
  });
});

describe('typing errors', () => {
  test.each([
    ['plzne', 'plzen', ['CZ1']],
    ['lezka cerny', 'lezak cerny', ['CZ2']],
    ['prazdrjo', 'prazdroj', ['CZ1']],
    ['prazd', undefined, ['CZ1']],
    ['prazzd', 'prazdroj', ['CZ1']],
    ['zlty', 'zluty', ['CZ2']],
    ['cerny hora', 'cerna hora', ['CZ4']],
  ])('%j is understood as %j', (text, corrected, skus) => {
    expect(find(shelf, text)).toEqual({ skus, corrected });
  });

  test.each([
    'xyzzy',
    'plz3n',
    'abc',
    '2000000000108',
    '🍺',
    '((((',
    '\\',
    '.*',
    '%',
    "'; drop table product; --",
    '\u0000',
  ])('%j finds nothing and harms nothing', (text) => {
    expect(find(shelf, text)).toEqual({ skus: [], corrected: undefined });
  });

  test('what matches as it is typed is never corrected', () => {
    expect(find(shelf, 'svetly')).toEqual({ skus: ['CZ3'], corrected: undefined });
  });

  test('only what the customer is offered can be found or guessed', () => {
    const offered = everything(shelf);
    offered[shelf.slots.get('CZ2') ?? 0] = 0;

    const { slots, corrected } = search(shelf.index, 'cerny lezak', offered);

    expect([...slots]).toEqual([]);
    expect(corrected).toBeUndefined();
  });
});

test('anyone who types a whole sku means that product, though another is named after it and comes before it', async () => {
  const named = await stocked([
    aKeg({ sku: 'AA1', name: 'ZZ9 ZZ9 speciál', brand: 'ZZ9', subBrand: 'ZZ9' }),
    aKeg({ sku: 'ZZ9', name: 'Ležák', brand: 'Havranov' }),
  ]);

  expect(find(named, 'zz9').skus).toEqual(['ZZ9', 'AA1']);
  expect(find(named, '  ZZ9 ').skus).toEqual(['ZZ9', 'AA1']);
});

test('the closest come first or last, as it is asked', () => {
  const hits = search(shelf.index, 'cz3', everything(shelf));
  const skusOf = (isDescending: boolean) =>
    [...byRelevance(shelf.bySku, hits, isDescending)].map((slot) => shelf.products[slot]?.sku);

  expect(skusOf(true)).toEqual(['CZ3', 'CZ33']);
  expect(skusOf(false)).toEqual(['CZ33', 'CZ3']);
});

test('of very many words the first twelve count', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => 'lezak cerny'.slice(0, 3 + (index % 3))).join(' ');

  expect(find(shelf, `lezak cerny ${twelve} nothing`).skus).toEqual([]);
  expect(find(shelf, 'l le lez leza lezak c ce cer cern cerny z zl nothing').skus).toEqual(['CZ2']);
});

test('what is found is what has every word, at least as a beginning', async () => {
  const anyText = fc
    .array(fc.constantFrom('lezak', 'Čer', 'ceský', 'hav', 'mlyn', '12', '0,0', 'sud', 'keg', 'S1', 'x', 'l'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((words) => words.join(' '));
  const tree = categoryTree(testCategories);
  const has = (product: Product, word: string) =>
    [...termsOf(product, tradeWords(product, tree)).keys()].some((term) => term.startsWith(word));
  await fc.assert(
    fc.asyncProperty(anyProducts(), anyText, async (products, text) => {
      const some = await stocked(products);

      const { skus, corrected } = find(some, text);

      const byHand = products.filter((product) => wordsOf(text).every((word) => has(product, word)));
      if (corrected === undefined) expect(skus.toSorted()).toEqual(byHand.map(({ sku }) => sku).sort());
      else expect(byHand).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('any text at all gives an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(find(shelf, text).skus.length).toBeLessThanOrEqual(5);
    }),
  );
});
