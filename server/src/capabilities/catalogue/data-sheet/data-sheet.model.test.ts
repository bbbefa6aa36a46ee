import { expect, test } from 'vitest';
import { aReturnable } from '../../cart/testing/test-shop.ts';
import type { Product } from '../product/product.model.ts';
import { aKeg } from '../test-shelf.ts';
import { catalogueWords } from '../wire/catalogue-words.ts';
import { dataSheetOf } from './data-sheet.model.ts';

const sheet = (own: Partial<Product> = {}, language: 'en' | 'cs' = 'en') =>
  dataSheetOf(
    {
      product: aKeg({ sku: 'KEG', description: { en: 'Bitter.', cs: 'Hořké.' }, ...own }),
      currency: 'CZK',
      returnables: new Map([['EMPTY', aReturnable('EMPTY', 100_050)]]),
    },
    catalogueWords(language),
    language,
  );
const rowsOf = (own: Partial<Product> = {}) =>
  sheet(own).sections.map(({ rows }) => rows.map(([, value]) => value.replaceAll('\u00a0', ' ')));

test('the goods and how they stand on a pallet are shown row by row', () => {
  expect(rowsOf({ ean: '859', eanOfPiece: '858' })).toEqual([
    ['KEG', 'Havranov · Havranov 12', 'Beer', 'Keg 50 l', '50 l', '5', '90 days', 'Czechia', '859', '858'],
    ['50.5 kg', '63 kg', '0.5 hl', '6', '2', '12', '781 kg'],
  ]);
});

test('what a product does not have is left out', () => {
  const bare = { volumeLitres: 0, alcoholContent: undefined, shelfLifeDays: undefined, hlTenThousandths: 0 };

  expect(rowsOf(bare).map((rows) => rows.length)).toEqual([7, 6]);
  expect(rowsOf({ alcoholContent: 0 })[0]).toContain('0');
  expect(rowsOf({ itemsInBox: 20 })[0]).toContain('20');
  expect(rowsOf({ itemsInBox: 2 })[0]).toHaveLength(11);
});

test('deposits have a part of their own, of containers that are known', () => {
  const returnables = [
    { sku: 'EMPTY', unitsThousandths: 1_500 },
    { sku: 'UNKNOWN', unitsThousandths: 1_000 },
  ];

  expect(rowsOf({ returnables })[2]).toEqual(['1.5 × CZK 1,000.50']);
  expect(rowsOf({ returnables: returnables.slice(1) })).toHaveLength(2);
});

test('it speaks the reader’s language and is named after the product', () => {
  expect(sheet({}, 'cs').paragraphs).toMatchObject([expect.anything()]);
  expect(JSON.stringify(sheet({}, 'cs').paragraphs)).toContain('Hořké');
  expect(sheet().fileName).toMatch(/Beer KEG.*KEG.*\.pdf$/);
});
