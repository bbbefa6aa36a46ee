import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { getSalesReport } from './get-sales-report.ts';
import type { ReportingDeps } from './reporting.deps.ts';

let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  owner = await portal.signIn('owner@ulipy.example');
  for (const [day, brand, hl] of sold)
    await portal.sql(`insert into sales_day values ('100234', '${day}', '${brand}', 'Beer', 10, ${hl}, 100, 20, 1)`);
  // Of another customer, whom nobody here may count.
  await portal.sql(
    `insert into sales_day select '100237', day, brand, product_group, 10, 5000, 100, 20, 1 from sales_day`,
  );
  await portal.sql(`insert into sales_month select ship_to_id, date_trunc('month', day)::date, brand, product_group,
    sum(packs), sum(hectolitres), sum(net), sum(deposit), sum(orders) from sales_day group by 1, 2, 3, 4`);
});
afterAll(() => portal.close());

/** Today is the 12th of November 2026 in this world. */
const sold = [
  ['2025-09-30', 'Havranov', 7],
  ['2025-10-05', 'Havranov', 4],
  ['2025-11-11', 'Havranov', 3],
  ['2025-11-13', 'Havranov', 90],
  ['2026-09-02', 'Havranov', 1],
  ['2026-10-02', 'Havranov', 5],
  ['2026-10-03', 'Sadovka', 2],
  ['2026-11-03', 'Havranov', 2.5],
] as const;

type Figures = { hectolitres: number };
const ask = async (query = '') => (await owner.get(`/api/reporting/sales${query}`)).body;
const hl = ({ hectolitres }: Figures) => hectolitres;

test('months stand beside a year before, the running one beside as much of it', async () => {
  const report = await ask();

  expect(report).toMatchObject({ currency: 'CZK', from: '2025-12', to: '2026-11', comparedFrom: '2026-10' });
  expect(report.months).toHaveLength(12);
  expect(report.months.slice(-3).map((month: { before: Figures } & Figures) => [hl(month), hl(month.before)])).toEqual([
    [1, 0],
    [7, 4],
    [2.5, 3],
  ]);
});

test('what is compared are the months that have a whole one a year before, in totals and in every part', async () => {
  const { totals, brands, shipTos } = await ask();

  expect(totals).toMatchObject({ hectolitres: 10.5, comparable: { hectolitres: 9.5 }, before: { hectolitres: 7 } });
  expect(brands).toMatchObject([
    { name: 'Havranov', hectolitres: 8.5, comparable: { hectolitres: 7.5 }, before: { hectolitres: 7 } },
    { name: 'Sadovka', hectolitres: 2, before: { hectolitres: 0 } },
  ]);
  expect(shipTos).toMatchObject([{ id: '100234', hectolitres: 10.5 }]);
});

test('a period in the past is whole, one in the future ends today, and none is longer than three years', async () => {
  expect(await ask('?fromMonth=2025-11&toMonth=2025-11')).toMatchObject({
    totals: { hectolitres: 93 },
    comparedFrom: null,
  });
  expect(await ask('?fromMonth=2026-10&toMonth=2027-01')).toMatchObject({ from: '2026-10', to: '2026-11' });
  expect(await ask('?fromMonth=2001-01')).toMatchObject({ from: '2023-12', to: '2026-11' });
  const refused = await Promise.all(
    ['?fromMonth=2026-13', '?fromMonth=2026-11&toMonth=2026-10', '?fromMonth=2020-01&toMonth=2026-01'].map((query) =>
      owner.get(`/api/reporting/sales${query}`),
    ),
  );
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test('a ship-to of somebody else is as good as none', async () => {
  const foreign = await owner.get('/api/reporting/sales?shipTo=100301');
  const missing = await owner.get('/api/reporting/sales?shipTo=999999');

  expect(foreign.status).toBe(404);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
});

test('without Power BI the portal draws both reports', async () => {
  expect((await owner.get('/api/reporting/access')).body).toEqual({
    salesReport: 'portal',
    contractEvaluation: 'portal',
  });
  expect((await owner.get('/api/power-bi/sales-report')).body).toEqual({ mode: 'portal' });
  expect((await owner.get('/api/power-bi/contract-evaluation')).body).toEqual({ mode: 'portal' });
});

test('places of another market are in another currency, and in no sum of the first', async () => {
  const asked: (readonly string[])[] = [];
  const sums = async (ids: readonly string[]) => {
    asked.push(ids);
    return { kinds: [], places: [] };
  };
  const deps = {
    listShipTos: async () => [
      { id: 'A', country: 'CZ' },
      { id: 'B', country: 'SK' },
      { id: 'C', country: 'CZ' },
    ],
    findMarket: async (country: string) => ({ currency: country === 'CZ' ? 'CZK' : 'EUR', today: '2026-11-12' }),
    sales: { reportMonths: sums, reportDays: sums, findBegin: async () => undefined },
  } as unknown as ReportingDeps;
  const report = async (shipTo?: string[]) => (await getSalesReport(deps, {} as never, { shipTo })).currency;

  expect([await report(), await report(['B', 'C'])]).toEqual(['CZK', 'EUR']);
  expect(new Set(asked.map((ids) => ids.join()))).toEqual(new Set(['A,C', 'B']));
  await expect(report(['A', 'A', 'X'])).rejects.toMatchObject({ code: 'SHIP_TO_NOT_FOUND' });
});

test('a month is known from the first whole month of the market on, and a ship-to that bought nothing then bought 0 (T158)', async () => {
  await portal.sql(`insert into sales_month values ('100237', '2025-05-01', 'Havranov', 'Beer', 1, 1, 1, 1, 1)`);

  const { comparedFrom, months, totals } = await ask();

  expect(comparedFrom).toBe('2026-06');
  type Month = Figures & { month: string; before: Figures };
  expect(months.slice(-6).map((each: Month) => [each.month, hl(each), hl(each.before)])).toEqual([
    ['2026-06', 0, 0],
    ['2026-07', 0, 0],
    ['2026-08', 0, 0],
    ['2026-09', 1, 7],
    ['2026-10', 7, 4],
    ['2026-11', 2.5, 3],
  ]);
  expect([totals.comparable.hectolitres, totals.before.hectolitres]).toEqual([10.5, 14]);
});
