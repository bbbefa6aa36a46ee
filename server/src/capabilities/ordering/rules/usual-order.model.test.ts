import { expect, test } from 'vitest';
import { monthIndexOf } from './month-index.model.ts';
import { type SeenOrder, usualOrder } from './usual-order.model.ts';

const flat = () => 1;
const order = (amounts: Record<string, number>, month = 11): SeenOrder => ({
  month,
  lines: Object.entries(amounts).map(([sku, packs]) => ({ sku, packs, unit: 'packs', perUnit: 1 })),
});

test('what was in four of the last six is usual, what was in fewer is listed', () => {
  const orders = [
    order({ OLD: 9 }),
    order({ KEG: 6, OLD: 9 }),
    order({ KEG: 8, CAN: 2 }),
    order({ KEG: 5, CRATE: 3 }),
    order({ CRATE: 1, CAN: 2 }),
    order({ KEG: 7, CAN: 4 }),
    order({ CRATE: 2 }),
  ];

  const { basedOn, usual, sometimes } = usualOrder(orders, flat, 11);

  expect(basedOn).toBe(6);
  expect(usual).toEqual([{ sku: 'KEG', unit: 'packs', perUnit: 1, amount: 7, seenIn: 4, low: 5, high: 8 }]);
  expect(sometimes.map(({ sku, seenIn }) => [sku, seenIn])).toEqual([
    ['CRATE', 3],
    ['CAN', 3],
    ['OLD', 1],
  ]);
});

test('with three orders nothing is usual yet, with four it may be', () => {
  const orders = [order({ KEG: 1 }), order({ KEG: 2 }), order({ KEG: 3 }), order({ KEG: 4 })];

  expect(usualOrder(orders.slice(1), flat, 11)).toEqual({ basedOn: 3, usual: [], sometimes: [] });
  expect(usualOrder(orders, flat, 11).usual).toMatchObject([{ amount: 3, seenIn: 4 }]);
});

test('an amount follows the season and stays in the customer’s own unit', () => {
  const layers = (packs: number, month: number): SeenOrder => ({
    month,
    lines: [{ sku: 'CAN', packs, unit: 'layers', perUnit: 12 }],
  });
  const orders = [layers(24, 6), layers(48, 7), layers(48, 7), layers(48, 7)];

  const { usual } = usualOrder(orders, (month) => (month === 7 ? 2 : 1), 11);

  expect(usual).toEqual([{ sku: 'CAN', unit: 'layers', perUnit: 12, amount: 2, seenIn: 4, low: 2, high: 4 }]);
});

test('two lines of one article in an order are one wanted line, and at least one of its unit is proposed', () => {
  const twice: SeenOrder = { month: 1, lines: [...order({ KEG: 2 }).lines, ...order({ KEG: 3 }).lines] };

  expect(usualOrder([twice, twice, twice, twice], flat, 1).usual).toMatchObject([{ amount: 5, seenIn: 4 }]);
  expect(usualOrder([twice, twice, twice, twice], (month) => (month === 2 ? 0.01 : 1), 2).usual).toMatchObject([
    { amount: 1 },
  ]);
});

test('a month counts against the average of all orders once it has eight', () => {
  const index = monthIndexOf([
    { month: 7, orders: 10, share: 1.5 },
    { month: 1, orders: 10, share: 0.5 },
    { month: 2, orders: 7, share: 3 },
    { month: 3, orders: 8, share: 1 },
  ]);

  const average = (15 + 5 + 21 + 8) / 35;
  expect(index(7)).toBeCloseTo(1.5 / average, 10);
  expect(index(3)).toBeCloseTo(1 / average, 10);
  expect([index(2), index(12)]).toEqual([1, 1]);
  expect(monthIndexOf([])(5)).toBe(1);
});
