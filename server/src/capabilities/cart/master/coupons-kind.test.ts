import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MasterDatabase, openMasterDatabase } from '../../../testing/import-master.ts';
import { csvOf } from '../../master-data/test-imports.ts';

let database: MasterDatabase;
beforeAll(async () => {
  database = await openMasterDatabase();
});
beforeEach(() => database.sql('delete from coupon'));
afterAll(() => database.close());

type Cells = Readonly<Record<string, string>>;
const good: Cells = {
  code: 'ZIMA27',
  market: 'CZ',
  label_en: 'Winter',
  label_cs: 'Zima',
  percent: '12.5',
  amount: '',
  minimum_net: '3000',
  valid_from: '2027-01-01',
  valid_to: '2027-02-28',
  max_uses: '200',
  max_uses_per_customer: '1',
};
const take = (...rows: Cells[]) => database.take('coupons', csvOf(rows.map((row) => ({ ...good, ...row }))));
const listCoupons = () =>
  database.sql<Record<string, unknown>>(
    `select code, label, percent, amount, minimum_net, valid_from, valid_to, max_uses, max_uses_per_customer from coupon
     order by code`,
  );

test('a file adds coupons, and the same file again changes nothing', async () => {
  const first = await take({}, { code: 'STO', percent: '', amount: '100', max_uses: '', max_uses_per_customer: '' });
  const again = await take({}, { code: 'STO', percent: '', amount: '100', max_uses: '', max_uses_per_customer: '' });

  expect(first).toMatchObject({ imported: 2, refused: [] });
  expect(again).toMatchObject({ imported: 0, unchanged: 2 });
  expect(await listCoupons()).toMatchObject([
    { code: 'STO', percent: null, amount: '100.00', max_uses: null },
    { code: 'ZIMA27', label: { en: 'Winter', cs: 'Zima' }, percent: '12.50', minimum_net: '3000.00', max_uses: 200 },
  ]);
});

test.each([
  [{ valid_to: '2026-12-31' }, 'valid_to: must not be before valid_from'],
  [{ percent: '' }, 'percent: either percent or amount is needed'],
  [{ amount: '5' }, 'amount: must be empty where percent is given'],
  [{ percent: '0' }, 'percent: must be more than 0 and at most 100'],
  [{ percent: '100.5' }, 'percent: must be more than 0 and at most 100'],
  [{ max_uses: '3', max_uses_per_customer: '4' }, 'max_uses_per_customer: must not be more than max_uses'],
  [{ code: 'zima27' }, 'code: must be 1 to 40 capital letters, digits, dashes or underscores'],
  [{ label_en: '' }, 'label_en: must not be empty'],
])('%o is refused in its cell', async (cells, fault) => {
  expect((await take(cells)).refused).toEqual([`2 ${fault}`]);
  expect(await listCoupons()).toEqual([]);
});

test.each([[{ valid_to: '2027-01-01' }], [{ percent: '100' }], [{ max_uses: '4', max_uses_per_customer: '4' }]])(
  '%o is just right',
  async (cells) => {
    expect((await take(cells)).refused).toEqual([]);
  },
);

test('what a full file lacks ends yesterday; one that has not begun never does', async () => {
  await take({ code: 'RUNS', valid_from: '2026-10-01' }, { code: 'COMES' }, {});

  const report = await database.take('coupons', csvOf([good]), { isFull: true });

  expect(report).toMatchObject({ ended: 2 });
  const [{ today } = { today: '' }] = await database.sql<{ today: string }>(
    `select max(valid_to)::text as today from coupon where code = 'RUNS'`,
  );
  expect(await listCoupons()).toMatchObject([
    { code: 'COMES', valid_from: today, valid_to: today },
    { code: 'RUNS', valid_from: '2026-10-01', valid_to: today },
    { code: 'ZIMA27', valid_to: '2027-02-28' },
  ]);
  expect(await database.take('coupons', csvOf([good]), { isFull: true })).toMatchObject({ ended: 0 });
});
