import fc from 'fast-check';
import { expect, test } from 'vitest';
import { added, changesBetween, type Measures, noSums, type SoldItem, soldOf, totalOf } from './sales.model.ts';

const measures: ReadonlyMap<string, Measures> = new Map([
  ['A', { brand: 'Havranov', group: 'Beer', hlTenThousandths: 5_000 }],
  ['B', { brand: 'Sadovka', group: 'Cider', hlTenThousandths: 792 }],
]);
const item: fc.Arbitrary<SoldItem> = fc.record({
  day: fc.constantFrom('2026-10-30', '2026-11-02', '2026-11-03'),
  sku: fc.constantFrom('A', 'B', 'gone', ''),
  packs: fc.integer({ min: 0, max: 4_000_000 }).map((thousandths) => thousandths / 1_000),
  netMinor: fc.integer({ min: 0, max: 10_000_000 }),
  depositMinor: fc.integer({ min: -100_000, max: 1_000_000 }),
});

test('an order counts once, under its first goods, and litres are those of the goods', () => {
  const sold = soldOf(
    [
      { day: '2026-11-03', sku: 'A', packs: 6, netMinor: 12_000, depositMinor: 6_000 },
      { day: '2026-11-02', sku: '', packs: 0, netMinor: 0, depositMinor: 500 },
      { day: '2026-11-02', sku: 'B', packs: 2.5, netMinor: 900, depositMinor: 0 },
    ],
    measures,
  );

  expect(sold.map(({ day, brand, hlTenThousandths, orders }) => [day, brand, hlTenThousandths, orders])).toEqual([
    ['2026-11-02', '', 0, 0],
    ['2026-11-02', 'Sadovka', 1_980, 1],
    ['2026-11-03', 'Havranov', 30_000, 0],
  ]);
});

test('what is kept and the changes together are what is there now', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), fc.array(item, { maxLength: 12 }), (one, other) => {
      const before = soldOf(one, measures);
      const after = soldOf(other, measures);
      const changes = changesBetween(before, after);

      expect(added(totalOf(before), totalOf(changes))).toEqual(totalOf(after));
      expect(changesBetween(after, after)).toEqual([]);
    }),
  );
});

test('nothing of an order is as good as none', () => {
  expect(totalOf(soldOf([], measures))).toEqual(noSums);
});
