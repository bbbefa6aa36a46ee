import { countries } from '@dray/contract/markets.ts';
import { expect, test } from 'vitest';
import type { Transaction } from '#platform/database/connection.ts';
import type { ErpOrders, PassedPage } from './needs/erp.deps.ts';
import { refreshPassedDays } from './passed-days.ts';

test('every market is gone through page by page, each page in a transaction of its own', async () => {
  const pages: PassedPage[] = [];
  let transactions = 0;
  const next: Record<string, string> = { 'CZ ': '4500100', 'CZ 4500100': '4500200', 'SK ': '4500150' };
  const orders = {
    refreshPassedDays: async (page: PassedPage) => {
      pages.push(page);
      return next[`${page.country} ${page.after}`];
    },
  };

  await refreshPassedDays({
    write: (work) => {
      transactions += 1;
      return work({} as Transaction);
    },
    ordersOf: () => orders as ErpOrders,
  });

  const asked = (country: string) => pages.filter((page) => page.country === country).map(({ after }) => after);
  expect(asked('CZ')).toEqual(['', '4500100', '4500200']);
  expect(asked('SK')).toEqual(['', '4500150']);
  expect(new Set(pages.map(({ country }) => country))).toEqual(new Set(countries));
  expect(transactions).toBe(pages.length);
});
