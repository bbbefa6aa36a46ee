import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { expect, test } from 'vitest';
import { amountOf, isNothing, isSameAmount, unitOf, wholeAmount } from './line-amount.ts';

// Six kegs a layer, two layers a pallet.
const keg = { packsPerLayer: 6, layersPerPallet: 2 };

test('a line that is not there is nothing', () => {
  expect(amountOf(undefined)).toEqual(noPacks);
  expect(isNothing(amountOf(undefined))).toBe(true);
  expect(isNothing(amountOf({ quantity: 0, number_of_layer: 1, number_of_pallet: 0 }))).toBe(false);
});

test('one and a half pallets travel as a pallet and a layer', () => {
  expect(wholeAmount({ ...noPacks, pallet: 1.5 }, keg)).toEqual({ pallet: 1, layer: 1, pack: 0 });
});

test('whole amounts stay as they were counted', () => {
  const amount = { pack: 14, layer: 1, pallet: 1 };

  expect(wholeAmount(amount, keg)).toBe(amount);
  expect(isSameAmount(amount, { ...amount })).toBe(true);
});

test('a line is shown in the unit it is counted in, and a mixed one in packs', () => {
  expect(unitOf({ ...noPacks, pallet: 2 }, ['pack', 'layer', 'pallet'])).toBe('pallet');
  expect(unitOf({ ...noPacks, pack: 3, pallet: 2 }, ['pack', 'layer', 'pallet'])).toBe('pack');
  expect(unitOf(noPacks, ['layer', 'pallet'])).toBe('layer');
});
