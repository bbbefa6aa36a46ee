import { expect, test } from 'vitest';
import { deliveredItems } from './delivered-items.model.ts';
import type { Delivery } from './order-facts.model.ts';
import type { OrderLine, OrderReturnable } from './ordering.model.ts';

const line = (lineNo: number, sku: string, packs: number, netMinor: number): OrderLine => ({
  lineNo,
  sku,
  name: sku,
  packFormat: 'CR20',
  quantity: packs,
  layers: 0,
  pallets: 0,
  packs,
  netMinor,
  unitMinor: 0,
  listUnitMinor: undefined,
  discountMinor: 0,
  taxRate: 2_100,
  weightKg: 1,
  options: [],
});
const container = (parentSku: string | undefined, totalMinor: number): OrderReturnable => ({
  lineNo: 900,
  parentSku,
  sku: 'E',
  name: 'E',
  units: 3,
  unitMinor: 0,
  totalMinor,
});
const order = {
  lines: [line(10, 'A', 3, 1_000), line(20, 'B', 2, 500)],
  returnables: [container('A', 100), container(undefined, 70)],
};
const delivered = (day: string, lines: Record<number, number>, fields: Partial<Delivery> = {}): Delivery =>
  ({
    number: day,
    goodsIssue: 'wholly',
    proof: 'confirmed',
    deliveredAt: new Date(`${day}T09:00:00Z`),
    lines: Object.entries(lines).map(([lineNo, quantity]) => ({ lineNo: Number(lineNo), quantity, proven: undefined })),
    ...fields,
  }) as Delivery;
const calendar = { today: '2026-11-12', dayOf: (moment: Date) => moment.toISOString().slice(0, 10) };
const itemsOf = (...deliveries: Delivery[]) =>
  deliveredItems(order, deliveries, calendar).map((each) => [
    each.day,
    each.sku,
    each.packs,
    each.netMinor,
    each.depositMinor,
  ]);

test('what came on several days adds up to the whole, to the cent, whichever was reported first', () => {
  const parts = [
    delivered('2026-11-10', { 10: 1 }),
    delivered('2026-11-09', { 10: 1 }),
    delivered('2026-11-11', { 10: 1, 20: 2 }),
  ];

  // The pallets come with the first.
  expect(itemsOf(...parts)).toEqual([
    ['2026-11-09', 'A', 1, 333, 33],
    ['2026-11-09', '', 0, 0, 70],
    ['2026-11-10', 'A', 1, 334, 34],
    ['2026-11-11', 'A', 1, 333, 33],
    ['2026-11-11', 'B', 2, 500, 0],
  ]);
});

test('two deliveries of one day are one part, and less counts where less was handed over', () => {
  const short = delivered('2026-11-10', {}, { lines: [{ lineNo: 10, quantity: 2, proven: 1 }] });

  expect(itemsOf(short, delivered('2026-11-10', { 10: 1 }))).toEqual([
    ['2026-11-10', 'A', 2, 667, 67],
    ['2026-11-10', '', 0, 0, 70],
  ]);
});

test('pallets of a lorry of which nothing was taken went back with it', () => {
  const refused = delivered('2026-11-10', {}, { proof: 'differs', lines: [{ lineNo: 10, quantity: 2, proven: 0 }] });

  expect(itemsOf(refused)).toEqual([]);
});

test('nothing counts that was not handed over, and without proof once its day is over', () => {
  const unproven = (day: string) =>
    delivered(
      day,
      { 20: 2 },
      { proof: 'not-relevant', deliveredAt: undefined, plannedTo: new Date(`${day}T09:00:00Z`) },
    );

  expect(itemsOf(delivered('2026-11-10', { 10: 1 }, { proof: 'open' }))).toEqual([]);
  expect(itemsOf(unproven('2026-11-12'))).toEqual([]);
  expect(itemsOf(unproven('2026-11-11'))).toEqual([
    ['2026-11-11', 'B', 2, 500, 0],
    ['2026-11-11', '', 0, 0, 70],
  ]);
});
