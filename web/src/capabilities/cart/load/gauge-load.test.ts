import { expect, test } from 'vitest';
import { cellsOf, type GaugeLoad, palletsOf, weightOf } from './gauge-load.ts';

const truck: GaugeLoad = {
  iMinimumOrderPallet: 5,
  iMaximumOrderPallet: 33,
  iMinimumOrderWeight: 3000,
  iMaximumOrderWeight: 24_000,
  iTotalCartWeight: 3074,
  iTotalCartPalletQty: 3.5,
  iPhysicalPallets: 4,
  handstacked: false,
  isFullTruck: false,
};

test('what is missing to the minimum is shown in the measure that misses it', () => {
  expect(palletsOf(truck)).toMatchObject({ level: 'under', missing: 1.5, hasCells: true });
  expect(weightOf(truck)).toMatchObject({ level: 'reached', missing: 0 });
});

test('pallets that do not share a place are over the maximum, though their sum is not', () => {
  const load = { ...truck, iTotalCartPalletQty: 32.6, iPhysicalPallets: 34 };

  expect(palletsOf(load).level).toBe('over');
});

test('no limit of weight is that of any vehicle', () => {
  expect(weightOf({ ...truck, iMaximumOrderWeight: null, iTotalCartWeight: 28_001 })).toMatchObject({
    maximum: 28_000,
    level: 'over',
  });
});

test('cells show what is there, what a click would add and what the minimum asks for', () => {
  const cells = cellsOf(palletsOf(truck), 5);

  expect(cells).toHaveLength(33);
  expect(cells.slice(2, 6)).toEqual([
    { filled: 1, added: 0, isNeeded: false },
    { filled: 0.5, added: 0.5, isNeeded: true },
    { filled: 0, added: 1, isNeeded: true },
    { filled: 0, added: 0, isNeeded: false },
  ]);
});

test('a truck with more places than can be counted is drawn as one', () => {
  expect(palletsOf({ ...truck, iMaximumOrderPallet: 66 }).hasCells).toBe(false);
});
