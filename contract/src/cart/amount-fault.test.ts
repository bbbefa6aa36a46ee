import { expect, test } from 'vitest';
import { findAmountFault, maxPacksOfALine } from './amount-fault.ts';

const keg = { perLayer: 6, layersPerPallet: 2, byPack: true, byLayer: true, byPallet: true };
const layersOnly = { ...keg, byPack: false };
const palletsOnly = { ...keg, byPack: false, byLayer: false };
const none = { quantity: 0, layers: 0, pallets: 0 };

test.each([
  [{ quantity: 1 }, undefined],
  [{ quantity: maxPacksOfALine }, undefined],
  [{ pallets: 1.5 }, undefined],
  [{ quantity: 0 }, { code: 'QUANTITY_INVALID' }],
  [{ quantity: -1 }, { code: 'QUANTITY_INVALID' }],
  [{ quantity: 5, layers: -1 }, { code: 'QUANTITY_INVALID' }],
  [{ quantity: Number.NaN }, { code: 'QUANTITY_INVALID' }],
  [{ quantity: 1.5 }, { code: 'QUANTITY_NOT_WHOLE' }],
  [{ pallets: 0.3 }, { code: 'QUANTITY_NOT_WHOLE' }],
  [{ quantity: maxPacksOfALine + 1 }, { code: 'QUANTITY_TOO_LARGE', maximum: 100_000 }],
  [{ pallets: 8_334 }, { code: 'QUANTITY_TOO_LARGE', maximum: 100_000 }],
])('an amount of goods that are sold in every unit: %o', (amount, fault) => {
  expect(findAmountFault(keg, { ...none, ...amount })).toEqual(fault);
});

test('a part of a pallet that is whole packs is no fault, whatever floats make of it', () => {
  expect(findAmountFault({ ...keg, perLayer: 10, layersPerPallet: 1 }, { ...none, pallets: 2.3 })).toBeUndefined();
});

test('goods that are not sold by the pack come in whole layers, else in whole pallets', () => {
  const packs = (quantity: number) => ({ ...none, quantity });

  expect([6, 12].map((n) => findAmountFault(layersOnly, packs(n)))).toEqual([undefined, undefined]);
  expect(findAmountFault(layersOnly, packs(7))).toEqual({ code: 'NOT_WHOLE_LAYERS', size: 6 });
  expect(findAmountFault(palletsOnly, packs(12))).toBeUndefined();
  expect(findAmountFault(palletsOnly, { ...none, layers: 1 })).toEqual({ code: 'NOT_WHOLE_PALLETS', size: 12 });
});
