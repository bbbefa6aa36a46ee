import { expect, test } from 'vitest';
import type { MonthSums } from './sales.store.ts';
import { salesReport } from './sales-report.model.ts';

const sums = (month: string, hl: number, fields: Partial<MonthSums> = {}): MonthSums => ({
  shipToId: '100234',
  month,
  brand: 'Havranov',
  group: 'Beer',
  packThousandths: 1_000,
  hlTenThousandths: hl,
  netMinor: hl * 10,
  depositMinor: 1,
  orders: 1,
  ...fields,
});
const now = [
  sums('2026-09', 5),
  sums('2026-10', 7),
  sums('2026-11', 1),
  sums('2026-11', 20, { brand: 'Sadovka', group: 'Cider', shipToId: '100235' }),
  sums('2026-11', 0, { brand: '', group: '', netMinor: 0, depositMinor: 50 }),
];
const before = [sums('2025-09', 3), sums('2025-10', 4), sums('2025-11', 2), sums('2025-11', 20, { brand: 'Zlatá' })];
/** As PostgreSQL puts them together; here each sum stays by itself. */
const both = (each: readonly MonthSums[]) => ({ kinds: each, places: each });
const period = { from: '2026-09', to: '2026-11', running: '2026-11', comparedFrom: '2026-10' };

test('parts add up to the whole, and only months with a whole one a year before are compared', () => {
  const { totals, months } = salesReport({ now: both(now), before: both(before) }, period);

  expect(totals).toMatchObject({ hlTenThousandths: 33, netMinor: 330, depositMinor: 54, orders: 5 });
  expect([totals.before.hlTenThousandths, totals.comparable.hlTenThousandths]).toEqual([26, 28]);
  expect(
    months.map((each) => [
      each.month,
      each.isRunning,
      each.hlTenThousandths,
      each.before.hlTenThousandths,
      each.comparable.orders,
    ]),
  ).toEqual([
    ['2026-09', false, 5, 0, 0],
    ['2026-10', false, 7, 4, 1],
    ['2026-11', true, 21, 22, 3],
  ]);
});

test('the greatest comes first, by name where two are alike, and what was bought only before is shown, too', () => {
  const { brands, groups, shipTos } = salesReport(
    { now: both([...now, sums('2026-11', 13, { brand: 'Alpa' })]), before: both(before) },
    period,
  );

  expect(
    brands.map(({ name, hlTenThousandths, before: then }) => [name, hlTenThousandths, then.hlTenThousandths]),
  ).toEqual([
    ['Sadovka', 20, 0],
    ['Alpa', 13, 0],
    ['Havranov', 13, 6],
    ['Zlatá', 0, 20],
  ]);
  expect(groups.map(({ name }) => name)).toEqual(['Beer', 'Cider']);
  expect(shipTos.map(({ name, hlTenThousandths }) => [name, hlTenThousandths])).toEqual([
    ['100234', 26],
    ['100235', 20],
  ]);
});

test('where nothing can be compared nothing is', () => {
  const { totals } = salesReport({ now: both(now), before: both(before) }, { ...period, comparedFrom: undefined });

  expect([totals.before.orders, totals.comparable.orders]).toEqual([0, 0]);
});
