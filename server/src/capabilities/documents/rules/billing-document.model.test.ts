import { expect, test } from 'vitest';
import { invoicedByLine, isFetchedAtOnce } from './billing-document.model.ts';
import { monthBefore, monthOf } from './month.model.ts';

test('a file is fetched at once in the first thirty days', () => {
  expect(isFetchedAtOnce('2026-11-01', new Date('2026-11-30T23:59:59Z'))).toBe(true);
  expect(isFetchedAtOnce('2026-11-01', new Date('2026-12-01T00:00:00Z'))).toBe(false);
});

test('several bills of one line are added up, a credit note takes back, and a pro-forma is no bill', () => {
  const line = (kind: 'invoice' | 'credit-note' | 'proforma' | 'other', lineNo: number, quantity: number) => ({
    number: '1',
    kind,
    lineNo,
    quantity,
  });

  expect(
    invoicedByLine([
      line('invoice', 10, 4),
      line('invoice', 10, 3),
      line('credit-note', 10, 2),
      line('proforma', 10, 9),
      line('other', 20, 9),
      line('credit-note', 30, 1),
    ]),
  ).toEqual(
    new Map([
      [10, 5],
      [30, -1],
    ]),
  );
});

test.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-04', '2026-04-01', '2026-04-30'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('%s is from %s to %s', (month, from, to) => {
  expect(monthOf(month)).toEqual({ from, to });
});

test.each([
  ['2026-11-01', '2026-10-01'],
  ['2026-11-30', '2026-10-01'],
  ['2027-01-01', '2026-12-01'],
  ['2026-03-31', '2026-02-01'],
])('the month before %s began on %s', (today, from) => {
  expect(monthBefore(today).from).toBe(from);
});
