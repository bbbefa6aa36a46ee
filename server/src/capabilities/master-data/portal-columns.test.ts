import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import type { Caller } from '../../testing/caller.ts';
import { composeOver } from '../../testing/compose.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff } from '../staff/test-staff.ts';
import { csvOf, type Importer, importerAs } from './test-imports.ts';

let portal: TestPortal;
let program: Caller;
let operator: Importer;
beforeAll(async () => {
  portal = await openTestPortal();
  await addStaff(portal, 'erp@meridian.example', [{ role: 'integration' }]);
  program = await portal.signIn('erp@meridian.example');
  operator = importerAs(await portal.signIn('staff@meridian.example'));
});
beforeEach(async () => {
  await portal.sql('delete from master_row');
  await portal.sql('delete from master_owner');
  await portal.sql('delete from contract');
});
afterAll(() => portal.close());

const columns = {
  contract: '40011872',
  payer: '300101',
  market: 'CZ',
  kind: 'volume',
  name: 'Rámcová smlouva 2026',
  valid_from: '2026-01-01',
  valid_to: '2026-12-31',
  currency: 'CZK',
  committed_hl: '240',
};
const put = (said: Record<string, string>, second = 0) =>
  program.send('PUT', '/api/staff/master/contracts', {
    items: [{ columns: said, sourceChangedAt: new Date(Date.UTC(2026, 10, 12, 9, 0, second)).toISOString() }],
  });
const names = async () => (await portal.sql<{ name: string }>('select name from contract')).map(({ name }) => name);

test('a program changes what the ERP owns, and never what the portal adds to it', async () => {
  const taken = await put(columns);
  const own = await operator.take(csvOf([{ contract: '40011872', steps: '160:2' }]), 'kind=contracts');
  const refused = await put({ contract: '40011872', steps: '1:9' }, 1);
  const renamed = await put({ contract: '40011872', name: 'Dodatek' }, 2);

  expect(taken.body.results).toMatchObject([{ result: 'taken' }]);
  expect(own).toMatchObject({ state: 'committed', counts: [{ changed: 1 }] });
  expect(refused.body.results).toMatchObject([{ result: 'refused', faults: [{ column: 'steps' }] }]);
  expect(renamed.body.results).toMatchObject([{ result: 'taken' }]);
  expect(await names()).toEqual(['Dodatek']);
  expect(await portal.sql('select from_hl from contract_step')).toEqual([{ from_hl: '160.000' }]);
});

test('who owns contracts and credit is the ERP until somebody says otherwise', async () => {
  const { body } = await operator.caller.get('/api/staff/master-owners');

  const owners = body.results.filter(({ owner }: { owner: string }) => owner === 'erp');
  expect(owners).toMatchObject([
    { kind: 'credit', version: 1, portalColumns: ['mode'] },
    { kind: 'contracts', version: 1 },
  ]);
});

test('the columns of a kind say which of them are the ERP’s, and it takes no full file', async () => {
  const contracts = async () => {
    const { body } = await operator.caller.get('/api/staff/master');
    return body.results.find(({ kind }: { kind: string }) => kind === 'contracts');
  };
  const ofErp = await contracts();
  await portal.sql(`insert into master_owner (kind, owner) values ('contracts', 'portal')`);
  const ofPortal = await contracts();

  const namesOf = (kind: { columns: { name: string; isOfErp: boolean }[] }) =>
    kind.columns.filter(({ isOfErp }) => isOfErp).map(({ name }) => name);
  expect(namesOf(ofErp)).toEqual(
    Object.keys(columns)
      .filter((name) => name !== 'contract')
      .concat('ended'),
  );
  expect(namesOf(ofPortal)).toEqual([]);
  expect([ofErp.takesFull, ofPortal.takesFull]).toEqual([false, true]);
});

test('what the portal has taken over stays as it is when the ERP tells of it', async () => {
  await put(columns);
  const database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const { erpCustomersOf } = composeOver(database, portal.clock);
  const tell = (name: string) =>
    database.write((transaction) =>
      erpCustomersOf(transaction).applyContract({
        number: '40011872',
        payerId: '300101',
        country: 'CZ',
        kind: 'volume',
        name,
        from: '2026-01-01',
        to: '2026-12-31',
        currency: 'CZK',
        committedHl: 240,
        isEnded: false,
        changedAt: new Date('2027-01-01'),
      }),
    );

  const outcomes = [await tell('Z ERP')];
  await portal.sql(`insert into master_owner (kind, owner) values ('contracts', 'portal')`);
  outcomes.push(await tell('Nově z ERP'));
  await database.close();

  expect(outcomes).toEqual(['changed', 'same']);
  expect(await names()).toEqual(['Z ERP']);
});

test('what becomes of orders beyond the credit waits for a second person', async () => {
  await portal.sql(`insert into payer_credit (payer_id, credit_limit, currency, is_blocked, as_of)
    values ('300101', 50000, 'CZK', false, '2026-11-01')`);

  const previewed = await operator.preview(csvOf([{ payer: '300101', mode: 'block' }]), 'kind=credit');

  expect(previewed).toMatchObject({
    counts: [{ changed: 1, refused: 0 }],
    needsSecond: true,
    consequences: [{ code: 'PAYERS_BLOCKED', count: 1 }],
  });
});
