import { languages } from '@dray/contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { csvOf, faultsIn, type Importer, importerAs } from './test-imports.ts';

let portal: TestPortal;
let operator: Importer;
let id: string;
beforeAll(async () => {
  portal = await openTestPortal();
  operator = importerAs(await portal.signIn('staff@meridian.example'));
  const row = { price_list: 'NIX', sku: 'CZ100001', kind: 'promotion', net_price: '9,5' };
  const file = csvOf([row, { ...row, net_price: '9.5' }]);
  id = (await operator.preview(file, 'kind=prices', 'prices.csv')).id;
});
afterAll(() => portal.close());

const rowsIn = async (language: string) =>
  (await operator.caller.get(`/api/staff/imports/${id}/rows?limit=100`, { language })).body;

test.each([
  [
    'en',
    ['2 net_price: must be a number from 0 with at most 2 decimals', '3 price_list: there is no price list “NIX”'],
  ],
  [
    'cs',
    ['2 net_price: musí být číslo od\u00a00, desetinných míst nejvýše: 2', '3 price_list: ceník „NIX“ neexistuje'],
  ],
  [
    'it',
    [
      '2 net_price: deve essere un numero da 0 in su, decimali al massimo: 2',
      '3 price_list: il listino “NIX” non esiste',
    ],
  ],
])('what is wrong with a file is read in the language of its reader: %s', async (language, words) => {
  const rows = await rowsIn(language);

  expect(faultsIn(rows)).toEqual(words);
  expect(rows.results[1].faults).toMatchObject([{ column: 'price_list', code: 'NO_PRICE_LIST' }]);
});

test('the file of what is wrong speaks the language of its reader, too', async () => {
  const { text } = await operator.caller.get(`/api/staff/imports/${id}/faults.csv`, { language: 'es' });

  expect(text.split('\r\n')[2]).toContain('price_list: la tarifa «NIX» no existe');
});

test('what was kept with English words before faults had codes is still shown', async () => {
  const old = JSON.stringify([{ column: 'sku', message: 'there is no product “OLD”' }]);
  await portal.sql(`update import_row set faults = $1::jsonb where run_id = $2 and line = 3`, [old, id]);

  const [, row] = (await rowsIn('cs')).results;
  const { text } = await operator.caller.get(`/api/staff/imports/${id}/faults.csv`, { language: 'cs' });

  expect(row.faults).toEqual([{ column: 'sku', code: null, message: 'there is no product “OLD”' }]);
  expect(text).toContain('sku: there is no product “OLD”');
});

test('what a program sends wrong is answered by code and in words', async () => {
  await portal.sql(`insert into master_owner (kind, owner) values ('prices', 'erp')`);
  const columns = { price_list: 'NIX', sku: 'CZ100001', kind: 'gift', net_price: '1', colour: 'red' };
  const items = [{ columns, sourceChangedAt: '2026-11-12T09:00:00Z' }];

  const { body } = await operator.caller.send('PUT', '/api/staff/master/prices', { items }, { language: 'sk' });

  expect(body.results[0].faults).toEqual([
    { column: 'kind', code: 'ONE_OF', message: 'musí byť jedna z\u00a0hodnôt: list, customer, contract, promotion' },
    { column: 'colour', code: 'COLUMN_UNKNOWN', message: 'taký stĺpec tento druh údajov nemá' },
  ]);
});

test.each(languages)('the rules of all columns are in words: %s', async (language) => {
  const { body } = await operator.caller.get('/api/staff/master', { language });
  const rules: string[] = body.results.flatMap(({ columns }: { columns: { rule: string }[] }) =>
    columns.map(({ rule }) => rule),
  );

  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule) => rule.length < 6 || (language !== 'en' && rule.includes('must be')))).toEqual([]);
});
