import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller } from '#platform/request/request.ts';
import { everywhere } from '../../../testing/staff-grants.ts';
import { whatGrows } from '../../../testing/what-grows.ts';
import { countingBuffers } from '../../ordering/history/test-buffers.ts';
import { statementStore } from '../printing/statement.store.ts';
import { balanceStore } from '../store/balance.store.ts';
import { type DocumentFilter, everyDocument, type Reach } from '../store/document-keys.store.ts';
import { documentListStore } from '../store/document-list.store.ts';
import { insertManyEntries } from './test-many-entries.ts';

const today = { SK: '2026-11-12', CZ: '2026-11-12' };
const caller = { uid: 'u', isStaff: false, country: 'SK', grants: [], staffGrants: [] } as unknown as Caller;
const grantAt = (shipToId?: string) => ({ companyId: 'C1', shipToId }) as Caller['grants'][number];
const someShipTos = ['C1-1', 'C1-2', 'C1-3', 'C1-4'].map((id) => grantAt(id));
const reaches: Readonly<Record<string, Reach>> = {
  'a company': { scope: mintScope(caller, [grantAt()]), payerIds: [], companyIds: [], today },
  'four ship-tos': { scope: mintScope(caller, someShipTos), payerIds: ['P10', 'P11'], companyIds: ['C1'], today },
};

const filters: Readonly<Record<string, Partial<DocumentFilter>>> = {
  everything: {},
  invoices: { type: 'invoice' },
  'what is open': { status: 'open' },
  'what is overdue': { status: 'overdue' },
  'a payer': { payerId: 'P11' },
  'a ship-to': { shipToId: 'C1-3' },
  'up to a day': { to: '2020-01-20' },
};

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

test('documents of a customer cost the same however many others have, and little more with many of their own', async () => {
  await insertManyEntries(client, { from: 1, to: 4_000 });
  const { transaction, blocksOf } = await countingBuffers(client);
  const list = documentListStore(transaction);
  const statements = statementStore(transaction);
  const account = { payerId: 'P11', currency: 'EUR' };
  let lastMonth = { from: '2020-03-01', to: '2020-03-31' };
  const calls = Object.fromEntries(
    Object.entries(reaches).flatMap(([who, reach]) => [
      ...Object.entries(filters).map(([what, chosen]) => {
        const filter = { ...everyDocument, ...chosen };
        const page = { offset: 0, limit: 25 };
        return [
          `${who}: ${what}`,
          () => Promise.all([list.listDocuments(reach, filter, page), list.countDocuments(reach, filter)]),
        ];
      }),
      [`${who}: two signs that few have`, () => list.findDocuments(reach, everyDocument, ['zz'])],
      [`${who}: balances`, () => balanceStore(transaction).sumOpen(reach, ['P10', 'P11'])],
      [`${who}: the last whole month on paper`, () => statements.readAccount(reach, { ...account, ...lastMonth })],
    ]),
  );

  const ofOthers = await whatGrows(blocksOf, calls, () =>
    insertManyEntries(client, { from: 4_001, to: 30_000, by: ['C0'] }),
  );
  const ofTheirOwn = await whatGrows(blocksOf, calls, async () => {
    await insertManyEntries(client, { from: 4_001, to: 20_000, by: ['C1'] });
    lastMonth = { from: '2021-04-01', to: '2021-04-30' };
  });

  expect(ofOthers).toEqual([]);
  expect(ofTheirOwn).toEqual([]);
}, 120_000);

test('staff look for two signs among the newest thousand, however many documents a market has', async () => {
  const { transaction, blocksOf } = await countingBuffers(client);
  const list = documentListStore(transaction);
  const scope = mintScope({ ...caller, isStaff: true, staffGrants: everywhere() }, [], 'desk.order');
  const reach: Reach = { scope, payerIds: [], companyIds: [], today };
  const byNewest = await list.listDocuments(reach, everyDocument, { offset: 0, limit: 1_000 });

  const rare = await blocksOf(() => list.findDocuments(reach, everyDocument, ['zz']));
  const common = await blocksOf(() => list.findDocuments(reach, everyDocument, ['90']));

  const found = byNewest.filter(({ number, sapId, orderNumber }) => `${number} ${orderNumber} ${sapId}`.includes('90'));
  expect(rare.result).toEqual([]);
  expect(common.result.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  // The keys of a thousand of each kind, and a thousand looks for a row.
  expect(Math.max(rare.blocks, common.blocks)).toBeLessThan(6_000);
});

test('counting ends with so many of a type, however many places they are at', async () => {
  const { transaction, blocksOf } = await countingBuffers(client);
  const list = documentListStore(transaction);
  const nine = Array.from({ length: 9 }, (_, nth) => grantAt(`C1-${nth + 1}`));
  const at = (grants: Caller['grants']): Reach => ({
    scope: mintScope(caller, grants),
    payerIds: [],
    companyIds: ['C1'],
    today,
  });
  const each = 700;

  const invoices = { ...everyDocument, type: 'invoice' as const };

  const single = await blocksOf(() => list.countDocuments(at(nine.slice(3, 4)), invoices, each));
  const all = await blocksOf(() => list.countDocuments(at(nine), invoices, each));

  expect(single.result.invoice).toBe(each);
  expect(all.result.invoice).toBe(each);
  expect(all.blocks).toBeLessThan(3 * single.blocks);
});
