import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller } from '#platform/request/request.ts';
import { everywhere } from '../../../testing/staff-grants.ts';
import { whatGrows } from '../../../testing/what-grows.ts';
import { countingBuffers } from '../../ordering/history/test-buffers.ts';
import { insertManyEntries } from '../list/test-many-entries.ts';
import type { DocumentsDeps } from '../needs/documents.deps.ts';
import { documentListStore } from '../store/document-list.store.ts';
import { outlookStore } from '../store/outlook.store.ts';
import { getOutlook } from './get-outlook.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const callerOf = (isStaff: boolean): Caller =>
  ({ uid: 'u', isStaff, country: 'SK', grants: [], staffGrants: isStaff ? everywhere() : [] }) as unknown as Caller;
const company = mintScope(callerOf(false), [{ companyId: 'C1', shipToId: undefined } as Caller['grants'][number]]);
const staff = mintScope(callerOf(true), [], 'desk.order');

test('the first page of who pays costs the same with ten times as many documents, and staff’s, too', async () => {
  await insertManyEntries(client, { from: 1, to: 4_000 });
  const { transaction, blocksOf } = await countingBuffers(client);
  let today = '2020-04-10';
  const deps = {
    list: documentListStore(transaction),
    outlook: outlookStore(transaction),
    findPayers: async () => [{ id: 'P10', name: '', companyId: 'C1', country: 'SK', currency: 'EUR' }],
    findToday: async () => today,
    archives: {},
    archiveMarkets: [],
    clock: { now: () => new Date(`${today}T09:00:00Z`) },
  } as unknown as DocumentsDeps;
  const calls = { 'a company': () => getOutlook(deps, company), staff: () => getOutlook(deps, staff) };

  const grown = await whatGrows(blocksOf, calls, async () => {
    await insertManyEntries(client, { from: 4_001, to: 40_000 });
    today = '2022-09-26';
  });

  const { blocks, result } = await blocksOf(calls['a company']);
  // A month has six hundred of theirs: these are counted without their rows.
  expect([result.lastMonth.count, result.open.count]).toEqual([620, 20]);
  expect(blocks).toBeLessThan(result.lastMonth.count);
  expect(grown).toEqual([]);
});
