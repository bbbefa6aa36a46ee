import { expect, test } from 'vitest';
import {
  deliveredCents,
  deliveredPacks,
  missingPacks,
  partsOfLine,
  savedCents,
  shortFirst,
  withDelivered,
} from './differences.model.ts';

const line = (quantityTotal: number, delivered: number | null, rejected: number | null = null) => ({
  quantityTotal,
  delivered,
  rejected,
  unitPrice: 942.4,
});

test('what neither came nor was turned away is missing', () => {
  expect(partsOfLine(line(4, 2))).toEqual({ there: 2, missing: 2, refused: 0 });
  expect(partsOfLine(line(8, 7, 1))).toEqual({ there: 7, missing: 0, refused: 1 });
  expect(partsOfLine(line(3, 4))).toEqual({ there: 4, missing: 0, refused: 0 });
});

test('before the ERP has reported, nothing is missing, but a rejected line is known at once', () => {
  expect(partsOfLine(line(4, null))).toBeUndefined();
  expect(partsOfLine(line(4, null, 4))).toEqual({ there: 0, missing: 0, refused: 4 });
});

test('of a line that is not spoken of while others are nothing has come', () => {
  const compared = withDelivered([line(6, 6), line(4, null)]);

  expect(compared.map(({ delivered }) => delivered)).toEqual([6, 0]);
  expect(withDelivered([line(4, null)])).toEqual([line(4, null)]);
});

test('what did not come of a line can be ordered again, also where nothing of it came', () => {
  const plain = { bundleOptions: [] };

  expect(missingPacks({ ...line(4, 0), ...plain })).toBe(4);
  expect(missingPacks({ ...line(11, 10), ...plain })).toBe(1);
  expect(missingPacks({ ...line(8, 5, 1), ...plain })).toBe(3);
  expect(missingPacks({ ...line(6, 6), ...plain })).toBe(0);
  expect(missingPacks({ ...line(4, null), ...plain })).toBe(0);
  expect(missingPacks({ ...line(4, 0), bundleOptions: [{} as never] })).toBe(0);
});

test('packs are summed over the order once any line is known', () => {
  expect(deliveredPacks({ lines: [line(6, 6), line(4, 2), line(8, null)] })).toEqual({ ordered: 18, delivered: 8 });
  expect(deliveredPacks({ lines: [line(6, null)] })).toEqual({ ordered: 6, delivered: undefined });
});

test('a line costs what came of it; one that came whole has one sum only', () => {
  expect(deliveredCents(line(4, 2))).toBe(188_480);
  expect(deliveredCents(line(4, null, 4))).toBe(0);
  expect(deliveredCents(line(4, 4))).toBeUndefined();
  expect(deliveredCents(line(4, null))).toBeUndefined();
});

test('what is saved is the difference of both totals, to the cent', () => {
  const totals = { net: 0, discount: 0, tax: 0, deposit: 0, grand: 36_409.58, currency: 'CZK' };

  expect(savedCents({ totals, deliveredTotals: { net: 0, tax: 0, deposit: 0, grand: 31_686.31 } })).toBe(472_327);
  expect(savedCents({ totals, deliveredTotals: null })).toBe(0);
});

test('lines of which something did not come are first, and the others as they were ordered', () => {
  const line = (lineNo: number, delivered: number | null) => ({ lineNo, quantityTotal: 4, delivered, rejected: null });

  const sorted = shortFirst([line(10, 4), line(20, 3), line(30, null), line(40, 0)]);

  expect(sorted.map(({ lineNo }) => lineNo)).toEqual([20, 40, 10, 30]);
});
