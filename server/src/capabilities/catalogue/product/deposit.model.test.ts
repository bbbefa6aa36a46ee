import { expect, test } from 'vitest';
import { aBundle, aReturnable } from '../../cart/testing/test-shop.ts';
import { aKeg } from '../test-shelf.ts';
import { depositFor, lentWith } from './deposit.model.ts';

const known = new Map([
  ['EMPTY', aReturnable('EMPTY', 100_000)],
  ['BOTTLE', aReturnable('BOTTLE', 333, 'bottle')],
]);
const lent = (sku: string, unitsThousandths: number) => ({ sku, unitsThousandths });

test('a deposit is that of each container times how many there are, rounded to the cent', () => {
  expect(depositFor([lent('EMPTY', 1_000), lent('BOTTLE', 20_000)], known)).toBe(106_660);
  expect(depositFor([lent('BOTTLE', 500)], known)).toBe(167);
  expect(depositFor([lent('UNKNOWN', 1_000)], known)).toBe(0);
  expect(depositFor([], known)).toBe(0);
});

test('with a bundle is lent what its default parts are lent with, added up by container', () => {
  const bundle = aBundle({
    items: ['KEG', 'DARK', 'GONE'].map((sku) => ({
      id: sku,
      title: {},
      isRequired: true,
      options: [{ id: sku, sku, quantity: 4, canChangeQuantity: false, isDefault: true }],
    })),
  });
  const parts = new Map([
    ['KEG', aKeg({ sku: 'KEG', returnables: [lent('EMPTY', 1_000)] })],
    ['DARK', aKeg({ sku: 'DARK', returnables: [lent('EMPTY', 1_000), lent('BOTTLE', 500)] })],
  ]);
  const find = (sku: string) => parts.get(sku);

  expect(lentWith(aKeg({ sku: 'SET', bundle }), find)).toEqual([lent('EMPTY', 8_000), lent('BOTTLE', 2_000)]);
  expect(lentWith(aKeg({ sku: 'KEG', returnables: [lent('EMPTY', 1_000)] }), find)).toEqual([lent('EMPTY', 1_000)]);
});
