import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller } from '#platform/request/request.ts';
import { everywhere } from '../../testing/staff-grants.ts';
import { vacuum } from '../../testing/vacuum.ts';
import { whatGrows } from '../../testing/what-grows.ts';
import { customerSearchStore } from '../company/customer-search.store.ts';
import { customerPeopleStore } from '../identity/store/customer-people.store.ts';
import { countingBuffers } from '../ordering/history/test-buffers.ts';
import { orderHistoryStore } from '../ordering/store/order-history.store.ts';
import { findCustomers } from './search/find-customers.ts';

// More by `npm run test:heavy`.
const isHeavy = process.env.DRAY_HEAVY === '1';
const [few, many] = isHeavy ? [5_000, 20_000] : [300, 1_200];

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await insertCustomers(1, few);
}, 1_200_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Pubs of four markets with two ship-tos and two people each; the first of every thousand has a name of its own. */
async function insertCustomers(from: number, to: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  const market = `(array['CZ', 'SK', 'IT', 'ES'])[n % 4 + 1]`;
  const name = `(array['Hostinec', 'Pivnice', 'Restaurace', 'Penzion', 'Bar'])[n % 5 + 1] || ' U '
    || (array['Lípy', 'Růžků', 'Zvonu', 'Černého kohouta', 'Tří růží', 'Nádraží', 'Kašny'])[n % 7 + 1] || ' ' || n`;
  const numbers = (first: number, last: number) => `generate_series(${first}, ${last}) n`;
  const rows = numbers(from, to);
  for (const statement of [
    `insert into company (id, country, name, identification_no, taxvat)
     select 'C' || n, ${market}, ${name}, lpad((n * 37)::text, 8, '0'), 'CZ' || lpad((n * 37)::text, 8, '0') from ${rows}`,
    `insert into payer (id, company_id, name, street, postal_code, city, country, identification_no, taxvat)
     select 'P' || n, 'C' || n, ${name}, 'Dlouhá 1', '602 00', 'Brno', ${market}, lpad((n * 37)::text, 8, '0'), '' from ${rows}`,
    `insert into sold_to (id, company_id, payer_id, name, street, postal_code, city, country)
     select 'S' || n, 'C' || n, 'P' || n, ${name}, 'Dlouhá 1', '602 00', 'Brno', ${market} from ${rows}`,
    `insert into ship_to (id, company_id, sold_to_id, name, customer_type, status, street, postal_code, city, country)
     select 'T' || n || '-' || m, 'C' || n, 'S' || n, ${name}, 'POS', 'Active', 'Dlouhá 1', '602 00', 'Brno', ${market}
     from ${rows}, generate_series(1, 2) m`,
    `insert into account (uid, email, first_name, last_name, phone, language, company_id, status, created_at)
     select 'u' || n || '-' || m, 'owner' || n || '-' || m || '@pub.example', 'Jana', 'Nováková',
       '+420 6' || lpad((n * 2 + m)::text, 8, '0'), 'cs', 'C' || n, 'Active', now() from ${rows}, generate_series(1, 2) m`,
  ])
    await client.query(statement);
  await client.query('set session_replication_role = origin');
  await vacuum(client, ['company', 'payer', 'sold_to', 'ship_to', 'account']);
}

const staffOf = (staffGrants: Caller['staffGrants']) =>
  mintScope(
    { uid: 'u', isStaff: true, country: 'CZ', grants: [], staffGrants } as unknown as Caller,
    [],
    'customers.read',
  );
const wholeWorld = staffOf(everywhere());
const portfolio = staffOf([
  { roleId: 'sales', rights: ['customers.read'], countries: ['CZ'], companyIds: ['C4', 'C8', 'C12'] },
]);

test('a customer is found at the same cost among four times as many', async () => {
  const { transaction, blocksOf } = await countingBuffers(client);
  const deps = {
    company: customerSearchStore(transaction),
    identity: { ...customerPeopleStore(transaction) },
    ordering: {
      findNamedOrder: (...asked: Parameters<ReturnType<typeof orderHistoryStore>['findOwner']>) =>
        orderHistoryStore(transaction).findOwner(...asked),
    },
  } as unknown as Parameters<typeof findCustomers>[0];
  const find = (search: string | undefined, scope = wholeWorld) =>
    findCustomers(deps, scope, { search, offset: 0, limit: 25 });
  const calls = {
    'by a name of their own': () => find('zvonu 198'),
    'by an id': () => find('C198'),
    'by a tax number': () => find('00007326'),
    'by a ship-to': () => find('t198-1'),
    'by an address': () => find('owner198-2@pub'),
    'by a telephone': () => find('600000398'),
    'by an order that is not there': () => find('4500001'),
    'by what nobody holds': () => find('zzzyyyxxx'),
    'by the beginning of a name': () => find('ho'),
    'all by name': () => find(undefined),
    'in a portfolio': () => find('lípy', portfolio),
  };

  const grown = await whatGrows(blocksOf, calls, () => insertCustomers(few + 1, many));

  expect((await find('C198')).customers[0]?.row.id).toBe('C198');
  expect((await find('00007326')).customers[0]?.row.id).toBe('C198');
  expect((await find('owner198-2@pub')).customers.map(({ row }) => row.id)).toEqual(['C198']);
  expect((await find('600000398')).customers.map(({ row }) => row.id)).toEqual(['C198']);
  expect(grown).toEqual([]);
}, 1_200_000);
