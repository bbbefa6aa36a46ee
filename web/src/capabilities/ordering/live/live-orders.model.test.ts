import type { Cancellation } from '@dray/contract/ordering/cancellation.ts';
import { expect, test } from 'vitest';
import type { OrderPage, OrderRow } from '../queries/ordering.queries.ts';
import { countNew, verdictBetween, withRow } from './live-orders.model.ts';

const placed = (orderNumber: string, orderDate: string) => ({ orderNumber, orderDate });

test('orders placed after those on the page are new; one that is shown or older is not', () => {
  const shown = [placed('3', '2026-11-03'), placed('2', '2026-11-02')];

  expect(countNew(shown, [placed('5', '2026-11-05'), placed('4', '2026-11-04'), ...shown])).toBe(2);
  expect(countNew(shown, shown)).toBe(0);
  expect(countNew(shown, [placed('1', '2026-11-01')])).toBe(0);
  expect(countNew([], shown)).toBe(2);
});

test('a row that changed stays where it is', () => {
  const rows = ['3', '2', '1'].map((orderNumber) => ({ orderNumber, status: 'old' })) as OrderRow[];
  const page: OrderPage = { sopList: rows, total: 3, totalIsAtLeast: false };

  const changed = withRow(page, { ...rows[1], status: 'new' } as OrderRow);

  expect(changed.sopList.map(({ orderNumber, status }) => [orderNumber, status])).toEqual([
    ['3', 'old'],
    ['2', 'new'],
    ['1', 'old'],
  ]);
});

test.each<[Cancellation | undefined, Cancellation, 'done' | 'refused' | undefined]>([
  ['requested', 'done', 'done'],
  ['blocked', 'done', 'done'],
  ['blocked', 'refused', 'refused'],
  ['requested', 'blocked', undefined],
  ['none', 'done', undefined],
  ['done', 'done', undefined],
  [undefined, 'refused', undefined],
])('a verdict is announced once, to those who wait for it: %s, then %s', (before, after, verdict) => {
  expect(verdictBetween(before && { cancellation: before }, { cancellation: after })).toBe(verdict);
});
