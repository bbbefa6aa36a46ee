import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MasterDatabase, openMasterDatabase } from '../../../testing/import-master.ts';
import { commitRun } from '../../master-data/commit/commit-run.ts';
import { csvOf } from '../../master-data/test-imports.ts';

let database: MasterDatabase;
beforeAll(async () => {
  database = await openMasterDatabase();
  await database.sql(`insert into company (id, country, name, identification_no, taxvat) values
    ('C1', 'CZ', 'Hospoda', '27082440', 'CZ27082440')`);
  await database.sql(`insert into payer (id, company_id, name, street, postal_code, city, country, identification_no, taxvat)
    values ('P1', 'C1', 'Hospoda', '', '', 'Praha', 'CZ', '27082440', 'CZ27082440'),
      ('P2', 'C1', 'Krčma', '', '', 'Nitra', 'SK', '31333532', 'SK2020279590')`);
});
beforeEach(async () => {
  await database.sql('delete from contract');
  await database.sql('delete from payer_credit');
  await database.sql('delete from master_owner');
});
afterAll(() => database.close());

type Cells = Readonly<Record<string, string>>;
const good: Cells = {
  contract: '40011872',
  payer: 'P1',
  market: 'CZ',
  kind: 'volume',
  name: 'Rámcová smlouva 2027',
  valid_from: '2027-01-01',
  valid_to: '2027-12-31',
  currency: 'CZK',
  committed_hl: '240',
  steps: '200:3.5 | 160:2',
  months: '2027-02:20.50 | 2027-01:10',
  pay_out_by: '2028-01-31',
  conditions_cs: 'Bonus se vyplácí jednou ročně.',
};
const setOwner = (kind: string, owner: string) =>
  database.sql(`insert into master_owner (kind, owner, version) values ('${kind}', '${owner}', 2)
    on conflict (kind) do update set owner = excluded.owner`);
const take = (...rows: Cells[]) => database.take('contracts', csvOf(rows));
async function commit(id: string) {
  const { work } = database;
  await work.write((transaction) => work.depsOf(transaction).runs.setCommitting(id, 'operator'));
  await commitRun(work, id, { name: 'operator', companyId: undefined, requestId: 'test' });
  return work.read((transaction) => work.depsOf(transaction).runs.findRun(id));
}
const stepsOf = () =>
  database.sql(`select from_hl::float as hl, bonus_percent::float as bonus from contract_step order by 1`);

test('the portal that owns contracts takes whole ones, and the same file again changes nothing', async () => {
  await setOwner('contracts', 'portal');

  const first = await take(good);
  const again = await take(good);

  expect(first).toMatchObject({ imported: 1, refused: [] });
  expect(again).toMatchObject({ imported: 0, unchanged: 1 });
  expect(await stepsOf()).toEqual([
    { hl: 160, bonus: 2 },
    { hl: 200, bonus: 3.5 },
  ]);
  expect(await database.sql(`select month::text, plan_hl from contract_month order by 1`)).toEqual([
    { month: '2027-01-01', plan_hl: '10.000' },
    { month: '2027-02-01', plan_hl: '20.500' },
  ]);
});

test('while the ERP owns them only what it has no place for is taken', async () => {
  await setOwner('contracts', 'portal');
  await take(good);
  await database.sql('delete from master_owner');

  const own = await take({ contract: '40011872', steps: '150:4', conditions_cs: 'Nově čtvrtletně.' });
  const same = await take({ ...good, steps: '150:4', conditions_cs: 'Nově čtvrtletně.' });
  const foreign = await take({ contract: '40011872', name: 'Jiná', steps: '100:1' });
  const added = await take({ ...good, contract: '4009' });

  expect(own).toMatchObject({ imported: 1, refused: [] });
  expect(same).toMatchObject({ imported: 0, unchanged: 1 });
  expect(foreign.refused).toEqual(['2 name: belongs to the ERP']);
  expect(added.refused).toEqual(['2 contract: is not known here: it comes from the ERP']);
  expect(await stepsOf()).toEqual([{ hl: 150, bonus: 4 }]);
});

test('what was previewed while the portal owned it is not written once the ERP does', async () => {
  await setOwner('contracts', 'portal');
  await take(good);
  const file = csvOf([{ contract: '40011872', name: 'Jiná' }]);
  const { run } = await database.take('contracts', file, { isPreview: true });
  await setOwner('contracts', 'erp');

  const written = await commit(run.id);

  expect(written).toMatchObject({ state: 'previewed', moved: [{ kind: 'contracts', line: 2, key: '40011872' }] });
  expect(await database.sql('select name from contract')).toEqual([{ name: 'Rámcová smlouva 2027' }]);
});

test('a full file ends contracts of the portal, and none of the ERP', async () => {
  await setOwner('contracts', 'portal');
  await take(good, { ...good, contract: '4002' });

  const report = await database.take('contracts', csvOf([good]), { isFull: true });
  await setOwner('contracts', 'erp');
  const refused = database.take('contracts', csvOf([good]), { isFull: true });

  await expect(refused).rejects.toThrow('OWNED_BY_ERP');
  expect(report).toMatchObject({ ended: 1 });
  expect(await database.sql('select id, is_ended from contract order by id')).toEqual([
    { id: '40011872', is_ended: false },
    { id: '4002', is_ended: true },
  ]);
});

test.each([
  [{ payer: 'P9' }, 'payer: there is no payer “P9”'],
  [{ payer: 'P2' }, 'payer: “P2” belongs to SK, this row to CZ'],
  [{ currency: 'EUR' }, 'currency: must be CZK, the money of CZ'],
  [{ valid_to: '2026-12-31', months: '', pay_out_by: '' }, 'valid_to: must not be before valid_from'],
  [{ months: '2028-01:5' }, 'months: 2028-01 is outside the contract'],
  [{ committed_hl: '', months: '' }, 'steps: must be empty without committed_hl'],
  [
    { steps: '160:2 | 160.0:3' },
    'steps: must be written hectolitres:percent, apart by |, like 160:2 | 200:3.5, each volume once',
  ],
])('%o is refused in its cell', async (cells, fault) => {
  await setOwner('contracts', 'portal');

  expect((await take({ ...good, ...cells })).refused).toEqual([`2 ${fault}`]);
});

test('of credit the ERP’s part is only exported; what becomes of orders beyond it is taken', async () => {
  await database.sql(`insert into payer_credit (payer_id, credit_limit, currency, is_blocked, as_of) values
    ('P1', 50000, 'CZK', false, '2026-11-01')`);
  const lines = () => database.sql(`select credit_limit, mode, as_of from payer_credit`);

  const own = await database.take('credit', csvOf([{ payer: 'P1', mode: 'block' }]));
  const foreign = await database.take('credit', csvOf([{ payer: 'P1', credit_limit: '60000', mode: 'warn' }]));
  const unknown = await database.take('credit', csvOf([{ payer: 'P2', mode: 'warn' }]));

  expect(own).toMatchObject({ imported: 1, run: { consequences: [{ code: 'PAYERS_BLOCKED', count: 1 }] } });
  expect(foreign.refused).toEqual(['2 credit_limit: belongs to the ERP']);
  expect(unknown.refused).toEqual(['2 payer: is not known here: it comes from the ERP']);
  expect(await lines()).toEqual([{ credit_limit: '50000.00', mode: 'block', as_of: new Date('2026-11-01') }]);
});

test('the portal that owns credit takes limits, as of the moment of the file', async () => {
  await setOwner('credit', 'portal');

  const report = await database.take(
    'credit',
    csvOf([
      { payer: 'P1', credit_limit: '60000', currency: 'CZK', blocked: '0', mode: 'block' },
      { payer: 'P2', credit_limit: '', currency: 'CZK', blocked: '0', mode: 'none' },
      { payer: 'P3', credit_limit: '1', currency: '', blocked: '0', mode: 'none' },
    ]),
  );

  expect(report.refused).toEqual(['3 currency: must be EUR, the money of SK', '4 payer: there is no payer “P3”']);
  expect(await database.sql(`select payer_id, credit_limit, currency, mode from payer_credit`)).toEqual([
    { payer_id: 'P1', credit_limit: '60000.00', currency: 'CZK', mode: 'block' },
  ]);
});
