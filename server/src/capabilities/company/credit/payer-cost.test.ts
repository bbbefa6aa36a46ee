import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller } from '#platform/request/request.ts';
import { everywhere as everyMarket } from '../../../testing/staff-grants.ts';
import { vacuum } from '../../../testing/vacuum.ts';
import { whatGrows } from '../../../testing/what-grows.ts';
import { countingBuffers } from '../../ordering/history/test-buffers.ts';
import { payersWithinStore } from '../payers-within.store.ts';
import { creditStore } from './credit.store.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await insertPayers(1, 500);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Of each payer two who order, with two ship-tos each. */
async function insertPayers(from: number, to: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  const address = `'U Lípy', 'Lipová 1', '602 00', 'Brno'`;
  await client.query(
    `insert into payer (id, company_id, name, street, postal_code, city, country, identification_no, taxvat)
     select 'P' || n, 'C' || n, ${address}, 'CZ', '1', '2' from generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await client.query(
    `insert into sold_to (id, company_id, payer_id, name, street, postal_code, city, country)
     select 'S' || n || '-' || m, 'C' || n, 'P' || n, ${address}, 'CZ'
     from generate_series($1::int, $2::int) n, generate_series(1, 2) m`,
    [from, to],
  );
  await client.query(
    `insert into ship_to (id, company_id, sold_to_id, name, customer_type, status, street, postal_code, city, country)
     select s.id || '-' || m, s.company_id, s.id, s.name, 'ON', 'Active', s.street, s.postal_code, s.city, 'CZ'
     from sold_to s, generate_series(1, 2) m where substr(s.payer_id, 2)::int between $1 and $2`,
    [from, to],
  );
  await client.query('set session_replication_role = origin');
  await vacuum(client, ['payer', 'sold_to', 'ship_to']);
}

const staff = { uid: 'u', isStaff: true, country: 'CZ', grants: [], staffGrants: everyMarket() } as unknown as Caller;
const everywhere = mintScope(staff, [], 'desk.order');

const customer = { uid: 'u', isStaff: false, country: 'CZ', grants: [], staffGrants: [] } as unknown as Caller;
const grantAt = (companyId: string, shipToId?: string) => ({ companyId, shipToId }) as Caller['grants'][number];
const ofCompany = mintScope(customer, [grantAt('C50')]);
const ofShipTos = mintScope(customer, [grantAt('C50', 'S50-1-1'), grantAt('C51', 'S51-2-2')]);

test('who pays for a customer’s own ship-tos costs the same among twice as many payers', async () => {
  const { transaction, blocksOf } = await countingBuffers(client);
  const payers = payersWithinStore(transaction);
  const calls = {
    'of a customer': () => payers.listPayersWithin(ofCompany, 201),
    'of some ship-tos': () => payers.listPayersWithin(ofShipTos, 201),
  };

  const grown = await whatGrows(blocksOf, calls, () => insertPayers(501, 1_000));

  expect((await payers.listPayersWithin(ofCompany, 201)).map(({ id }) => id)).toEqual(['P50']);
  expect((await payers.listPayersWithin(ofShipTos, 201)).map(({ id }) => id)).toEqual(['P50', 'P51']);
  expect(grown).toEqual([]);
});

test('the ship-tos and the market of one payer cost the same among ten times as many payers', async () => {
  const { transaction, blocksOf } = await countingBuffers(client);
  const credits = creditStore(transaction);
  const payers = payersWithinStore(transaction);
  const calls = {
    'its ship-tos': () => credits.listShipToIds(['P500']),
    'its market': () => payers.findPayerWithoutScope('P500'),
    'the first ones, for staff': () => payers.listPayersWithin(everywhere, 200),
  };

  const grown = await whatGrows(blocksOf, calls, () => insertPayers(1_001, 10_000));

  expect(await credits.listShipToIds(['P500'])).toEqual(
    ['S500-1-1', 'S500-1-2', 'S500-2-1', 'S500-2-2'].map((shipToId) => ({ payerId: 'P500', shipToId })),
  );
  expect(await payers.findPayerWithoutScope('P500')).toMatchObject({ companyId: 'C500', country: 'CZ' });
  expect((await payers.listPayersWithin(everywhere, 3)).map(({ id }) => id)).toEqual(['P1', 'P10', 'P100']);
  expect(grown).toEqual([]);
});
