import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller } from '#platform/request/request.ts';
import { everywhere as everyMarket } from '../../../testing/staff-grants.ts';
import { whatGrows } from '../../../testing/what-grows.ts';
import { countingBuffers } from '../../ordering/history/test-buffers.ts';
import type { Reach } from '../store/document-keys.store.ts';
import { documentListStore } from '../store/document-list.store.ts';
import { insertManyEntries } from './test-many-entries.ts';

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
  ({ uid: 'u', isStaff, country: 'SK', grants: [], staffGrants: isStaff ? everyMarket() : [] }) as unknown as Caller;
const grantAt = (shipToId?: string) => ({ companyId: 'C1', shipToId }) as Caller['grants'][number];
const today = { SK: '2026-11-12', CZ: '2026-11-12' };
const everywhere = ['C1-1', 'C1-2', 'C1-3', 'C1-4'].map((id) => grantAt(id));
const reaches: Readonly<Record<string, Reach>> = {
  'a company': { scope: mintScope(callerOf(false), [grantAt()]), payerIds: [], companyIds: [], today },
  'four ship-tos': {
    scope: mintScope(callerOf(false), everywhere),
    payerIds: ['P10', 'P11'],
    companyIds: ['C1'],
    today,
  },
  staff: { scope: mintScope(callerOf(true), [], 'desk.order'), payerIds: [], companyIds: [], today },
};

test('the documents of an order cost the same however many others there are', async () => {
  await insertManyEntries(client, { from: 1, to: 2_000 });
  // A bill of two orders: of this one, and of one to C1-5.
  await client.query(`insert into billing_document_line values ('d0000511', '20', '0080000503', 10, 1, 8)`);
  const { transaction, blocksOf } = await countingBuffers(client);
  const list = documentListStore(transaction);
  const calls = Object.fromEntries(
    Object.entries(reaches).map(([who, reach]) => [who, () => list.listOfOrder(reach, '0080000503')]),
  );

  const grown = await whatGrows(blocksOf, calls, () => insertManyEntries(client, { from: 2_001, to: 12_000 }));

  for (const [who, reach] of Object.entries(reaches))
    expect((await list.listOfOrder(reach, '0080000503')).map(({ id }) => id).toSorted(), who).toEqual(
      // The bill of two orders went to the other one’s ship-to.
      who === 'four ship-tos' ? ['d0000503'] : ['d0000503', 'd0000511'],
    );
  expect(grown).toEqual([]);
});
