import { expect, test } from 'vitest';
import { stateOfLine } from './bundle-state.model.ts';
import { deliveredTotals, depositOf } from './delivered-totals.model.ts';
import type { LineState } from './order-facts.model.ts';
import type { Order, OrderLine } from './ordering.model.ts';

const option = (lineNo: number, quantity: number) => ({
  lineNo,
  id: `${lineNo}`,
  sku: `S${lineNo}`,
  name: `S${lineNo}`,
  quantity,
  priceMinor: 500,
});
/** Three bundles, each of two kegs and one crate. */
const bundle = {
  lineNo: 10,
  sku: 'B',
  packs: 3,
  netMinor: 3_000,
  discountMinor: 0,
  taxRate: 2_100,
  options: [option(20, 2), option(30, 1)],
} as unknown as OrderLine;
const state = (lineNo: number, ordered: number, fields: Partial<LineState>): LineState => ({
  lineNo,
  ordered,
  confirmed: undefined,
  delivered: undefined,
  rejected: undefined,
  rejectionReason: undefined,
  ...fields,
});

test('a bundle is as whole as its scarcest part', () => {
  const states = [
    state(20, 6, { confirmed: 6, delivered: 5, rejected: 1, rejectionReason: 'stock' }),
    state(30, 3, { confirmed: 2, delivered: 3, rejected: 0 }),
  ];

  expect(stateOfLine(bundle, states)).toEqual({ confirmed: 2, delivered: 2, rejected: 1, rejectionReason: 'stock' });
});

test('what was reported of one part only is not reported of the bundle', () => {
  expect(stateOfLine(bundle, [state(20, 6, { confirmed: 6 })])).toMatchObject({
    confirmed: undefined,
    rejected: undefined,
  });
});

const order = (rates: readonly number[]): Pick<Order, 'lines' | 'returnables' | 'snapshot'> => ({
  lines: [bundle],
  returnables: [
    { lineNo: 900_010, parentSku: 'B', sku: 'KEG', name: 'Keg', units: 6, unitMinor: 100, totalMinor: 600 },
    { lineNo: 900_020, parentSku: undefined, sku: 'PALLET', name: 'Pallet', units: 1, unitMinor: 50, totalMinor: 50 },
  ],
  snapshot: { taxes: rates.map((rate) => ({ rate, baseMinor: 0, taxMinor: 0 })) } as unknown as Order['snapshot'],
});

test('what was delivered of a bundle costs its parts’ share, with tax, their deposit and the pallet', () => {
  // Kegs cost two thirds of it; four of six came, and one of three crates.
  const states = [state(20, 6, { delivered: 4 }), state(30, 3, { delivered: 1 })];

  expect(deliveredTotals(order([2_100]), states)).toEqual({
    netMinor: 1_333 + 333,
    taxMinor: 350,
    depositMinor: 200 + 50,
    grandMinor: 1_666 + 350 + 250,
  });
});

test('parts of a bundle that came without the others bring their own containers', () => {
  const lent = { KEG: 1, CRATE: 2 };
  const [kegs, crates] = bundle.options.map((option) => ({ ...option, containers: {} }));
  const bundleLine = {
    ...bundle,
    options: [
      { ...kegs, containers: { KEG: 1 } },
      { ...crates, containers: lent },
    ],
  };
  const row = (sku: string, units: number) =>
    ({ lineNo: 900_010, parentSku: 'B', sku, name: sku, units, unitMinor: 100, totalMinor: units * 100 }) as const;
  const states = [state(20, 6, { delivered: 5 }), state(30, 3, { delivered: 0 })];

  // Six kegs and three more with the crates, two containers to each crate.
  const deposits = [row('KEG', 9), row('CRATE', 6)].map((each) =>
    depositOf(each, { lines: [bundleLine as OrderLine] }, states),
  );

  expect(deposits).toEqual([500, 0]);
});

test.each([
  ['nothing has come yet', [state(20, 6, {}), state(30, 3, {})], [2_100]],
  ['all has come', [state(20, 6, { delivered: 6 }), state(30, 3, { delivered: 3 })], [2_100]],
  ['a bundle is taxed in two ways', [state(20, 6, { delivered: 4 })], [2_100, 1_200]],
])('there is no such sum where %s', (_name, states, rates) => {
  expect(deliveredTotals(order(rates), states)).toBeUndefined();
});
