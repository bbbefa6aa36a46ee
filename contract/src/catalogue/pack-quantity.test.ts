import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  noPacks,
  packsInUnit,
  packsPer,
  packUnits,
  roundUpToFull,
  splitPacks,
  totalPacks,
  weightOfPacks,
} from './pack-quantity.ts';

const keg50 = { packsPerLayer: 6, layersPerPallet: 2 };
const crate20 = { packsPerLayer: 8, layersPerPallet: 5 };

const stackings = fc.record({
  packsPerLayer: fc.integer({ min: 1, max: 200 }),
  layersPerPallet: fc.integer({ min: 1, max: 20 }),
});
const amounts = fc.record({ pack: fc.nat(5_000), layer: fc.nat(500), pallet: fc.nat(100) });
const units = fc.constantFrom(...packUnits);

test('packs, layers and pallets add up', () => {
  expect(totalPacks({ pack: 3, layer: 2, pallet: 1 }, crate20)).toBe(3 + 16 + 40);
  expect(totalPacks(noPacks, keg50)).toBe(0);
});

test('a part of a layer or pallet is whole packs, rounded up', () => {
  expect(totalPacks({ ...noPacks, pallet: 1.5 }, keg50)).toBe(18);
  expect(totalPacks({ ...noPacks, layer: 0.1 }, keg50)).toBe(1);
  expect(totalPacks({ ...noPacks, pallet: 2.3 }, { packsPerLayer: 5, layersPerPallet: 2 })).toBe(23);
});

test('the same goods are given in each unit', () => {
  expect(packsInUnit(9, 'pallet', keg50)).toBe(0.75);
  expect(packsInUnit(9, 'layer', keg50)).toBe(1.5);
  expect(packsInUnit(9, 'pack', keg50)).toBe(9);
});

test('goods are stood up as full pallets, full layers and the rest', () => {
  expect(splitPacks(59, crate20)).toEqual({ pallet: 1, layer: 2, pack: 3 });
});

test('a layer or pallet that was begun is filled, a full one is left alone', () => {
  expect(roundUpToFull(7, 'layer', keg50)).toBe(12);
  expect(roundUpToFull(13, 'pallet', keg50)).toBe(24);
  expect(roundUpToFull(12, 'pallet', keg50)).toBe(12);
  expect(roundUpToFull(0, 'pallet', keg50)).toBe(0);
});

test('weight is exact to the gram', () => {
  expect(weightOfPacks(9, 40.3)).toBe(362.7);
  expect(weightOfPacks(72, 12.7)).toBe(914.4);
});

test('however goods are asked for, standing them up again loses none', () => {
  fc.assert(
    fc.property(amounts, stackings, (amount, stacking) => {
      const packs = totalPacks(amount, stacking);
      const split = splitPacks(packs, stacking);

      expect(totalPacks(split, stacking)).toBe(packs);
      expect(split.pack).toBeLessThan(stacking.packsPerLayer);
      expect(split.layer).toBeLessThan(stacking.layersPerPallet);
    }),
  );
});

test('rounding up adds less than one unit and gives whole ones', () => {
  fc.assert(
    fc.property(fc.nat(50_000), units, stackings, (packs, unit, stacking) => {
      const full = roundUpToFull(packs, unit, stacking);

      expect(full).toBeGreaterThanOrEqual(packs);
      expect(full - packs).toBeLessThan(packsPer(unit, stacking));
      expect(full % packsPer(unit, stacking)).toBe(0);
      expect(roundUpToFull(full, unit, stacking)).toBe(full);
    }),
  );
});

test('a pallet is its layers, and a layer its packs', () => {
  fc.assert(
    fc.property(fc.nat(500), stackings, (count, stacking) => {
      const { packsPerLayer, layersPerPallet } = stacking;

      const asPallets = totalPacks({ ...noPacks, pallet: count }, stacking);
      const asLayers = totalPacks({ ...noPacks, layer: count * layersPerPallet }, stacking);
      const asPacks = totalPacks({ ...noPacks, pack: count * layersPerPallet * packsPerLayer }, stacking);

      expect([asPallets, asLayers]).toEqual([asPacks, asPacks]);
      expect(packsInUnit(asPacks, 'pallet', stacking)).toBe(count);
    }),
  );
});

test('the weight of goods does not depend on how they are stacked', () => {
  const grams = fc.integer({ min: 1, max: 300_000 });
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), grams, (some, others, gramsPerPack) => {
      const apart = weightOfPacks(some, gramsPerPack / 1000) + weightOfPacks(others, gramsPerPack / 1000);

      expect(weightOfPacks(some + others, gramsPerPack / 1000)).toBeCloseTo(apart, 6);
    }),
  );
});
