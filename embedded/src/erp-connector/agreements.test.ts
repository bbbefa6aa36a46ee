import type { ContractUpdate } from '@dray/server/capabilities/erp/index.ts';
import { eventually } from '@dray/server/testing/eventually.ts';
import { openTestPortal, type TestPortal } from '@dray/server/testing/portal.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadErpSeed } from '../erp/seed/load-erp-seed.ts';
import { startTestErp, type TestErp } from '../erp/testing/test-erp.ts';
import { contractOf, creditAccountOf } from '../launcher/erp/demo-seed/seed-agreements.ts';

const now = '2026-11-12T09:30:00Z';
const payerId = '300101';
const contract: ContractUpdate = {
  number: '40011872',
  country: 'CZ',
  payerId,
  kind: 'volume',
  name: 'Rámcová smlouva 2026',
  from: '2026-01-01',
  to: '2026-12-31',
  currency: 'CZK',
  committedHl: 240,
  isEnded: false,
  // Long before the portal ever asked.
  changedAt: new Date('2025-12-03T08:00:00Z'),
};
const account = { payerId, limitMinor: 100_000_00, currency: 'CZK', isBlocked: false, asOf: new Date(now) };

let erp: TestErp;
let erpTables: pg.Pool;
let portal: TestPortal;
beforeAll(async () => {
  erp = await startTestErp({ wall: { now: () => portal?.clock.now() ?? new Date(now) } });
  const contracts = [contract, { ...contract, number: '40011999', payerId: '999999' }].map(contractOf);
  const master = { customers: [], materials: [], prices: [], orders: [] };
  await loadErpSeed(erp.databaseUrl, { ...master, contracts, creditAccounts: [creditAccountOf(account)] });
  erpTables = new pg.Pool({ connectionString: erp.databaseUrl, max: 1 });
  portal = await openTestPortal({
    now,
    env: {
      ERP_URL: erp.url,
      ERP_USER: erp.user,
      ERP_PASSWORD: erp.password,
      ERP_CLIENT: '100',
      ERP_POLL_S: '1',
      ERP_QUIET_S: '2',
      ERP_REPEATABLE: '1',
    },
  });
});
afterAll(async () => {
  await portal.close();
  await erpTables.end();
  await erp.stop();
});

const read = async (path: string) => (await portal.signIn('owner@ulipy.example')).get(path);
const findContracts = async () => (await read('/api/contracts')).body.contracts;
const findLine = async () => (await read(`/api/payers/${payerId}/credit`)).body;

/** Somebody changes it over there; with it moves the time of its last change. */
const changeContract = (table: string, what: string) =>
  erpTables
    .query(`update ${table} set ${what} where "SalesContract" = $1`, [contract.number])
    .then(() =>
      erpTables.query('update sales_contract set "LastChangeDateTime" = $2 where "SalesContract" = $1', [
        contract.number,
        portal.clock.now().toISOString(),
      ]),
    );

/** Minutes pass, so that even the rarest feed is due. */
const until = <T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T> =>
  eventually(async () => {
    portal.clock.advance({ minutes: 5 });
    const seen = await look();
    return holds(seen) ? seen : undefined;
  });

test('a contract that is older than the portal’s first question is there, one of a payer nobody knows is not', async () => {
  const contracts = await until(findContracts, ({ length }) => length > 0);

  expect(contracts).toHaveLength(1);
  expect(contracts[0]).toMatchObject({
    id: contract.number,
    payerId,
    name: contract.name,
    kind: 'volume',
    state: 'running',
    from: contract.from,
    to: contract.to,
    committedHl: 240,
    currency: 'CZK',
  });
});

test('every other feed begins with the portal, in every market', async () => {
  const feeds = await portal.sql<{ feed: string; markets: number; old: number }>(
    `select feed, count(*)::int as markets, count(*) filter (where at < $1)::int as old from erp_cursor
      where feed <> 'contracts' group by feed`,
    [now],
  );

  expect(feeds).toHaveLength(5);
  expect(feeds.every(({ markets, old }) => markets === 4 && old === 0)).toBe(true);
});

test('what changes in a contract is here after its next reading, and our own parts of it stay', async () => {
  await portal.sql('insert into contract_step values ($1, 120, 2)', [contract.number]);
  await changeContract('sales_contract_item', `"RequestedQuantity" = '300', "SalesContractItemText" = 'Dodatek 2026'`);

  const [changed] = await until(findContracts, ([first]) => first.committedHl === 300);

  expect(changed).toMatchObject({ name: 'Dodatek 2026', steps: [{ hl: 120, bonus: 2 }] });
});

test('a contract that was completed over there stays here as ended', async () => {
  await changeContract('sales_contract', `"ContractManualCompletion" = 'X'`);

  const [ended] = await until(findContracts, ([first]) => first.state === 'ended');

  expect(ended).toMatchObject({ id: contract.number, committedHl: 300, next: null });
});

test('a limit and its changes come, as of when they were read; what shall happen beyond it is ours', async () => {
  await until(
    () => portal.sql('select from payer_credit where payer_id = $1', [payerId]),
    ({ length }) => length > 0,
  );
  await portal.sql(`update payer_credit set mode = 'warn' where payer_id = $1`, [payerId]);
  const before = await findLine();
  await erpTables.query(`update credit_account set "CreditLimitAmount" = '60000.50' where "BusinessPartner" = $1`, [
    payerId,
  ]);

  const lowered = await until(findLine, ({ amounts }) => amounts?.limit === 60_000.5);

  expect(before).toMatchObject({ mode: 'warn', isStale: false, amounts: { limit: 100_000, currency: 'CZK' } });
  expect(lowered.mode).toBe('warn');
  expect(Date.parse(lowered.asOf)).toBeGreaterThan(Date.parse(before.asOf));
});

test('an account that is blocked over there is blocked here, and one without a limit has no line', async () => {
  const change = (what: string) =>
    erpTables.query(`update credit_account set ${what} where "BusinessPartner" = $1`, [payerId]);
  await change(`"CreditAccountIsBlocked" = true`);
  const blocked = await until(findLine, ({ verdict }) => verdict === 'blocked');
  await change(`"CreditAccountIsBlocked" = false, "CreditLimitAmount" = '0.00'`);

  const unlimited = await until(findLine, ({ verdict }) => verdict === 'none');

  expect(blocked.amounts.limit).toBe(60_000.5);
  expect(unlimited.amounts).toBeNull();
});
