import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller, Request } from '#platform/request/request.ts';
import { findDocuments } from '../documents/list/find-documents.ts';
import type { DocumentsDeps } from '../documents/needs/documents.deps.ts';
import { documentListStore } from '../documents/store/document-list.store.ts';
import { findOrders } from '../ordering/history/find-orders.ts';
import { countingBuffers } from '../ordering/history/test-buffers.ts';
import { insertManyOrders } from '../ordering/history/test-many-orders.ts';
import type { OrderingDeps } from '../ordering/needs/ordering.deps.ts';
import { orderHistoryStore } from '../ordering/store/order-history.store.ts';
import { orderSearchStore } from '../ordering/store/order-search.store.ts';

// The whole: 100 000 orders and documents of others beside 20 000 (`npm run test:heavy`). With far fewer PostgreSQL reads whole
// tables, and there is nothing to compare.
const isHeavy = process.env.DRAY_HEAVY === '1';
const amounts = isHeavy ? { few: 20_000, many: 100_000 } : { few: 4_000, many: 12_000 };
const own = 1_000;

/** The customer SMALL with their thousand orders and a bill of each, among so many of others. */
async function openWorld(all: number) {
  const database: TestDatabase = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await insertManyOrders(client, { all, ofBig: all / 4, ofSmall: own });
  await client.query(`insert into document_entry (id, source, type, number, sap_id, order_number, document_date, amount, currency,
      standing, payer_id, company_id, country, ship_to_id)
    select 'd' || order_number, 'erp', 'invoice', (order_number::int + 87500000)::text, sap_id, order_number, placed_at::date,
      10, 'EUR', 'open', company_id, company_id, country, ship_to_id from placed_order`);
  await client.query(`vacuum analyze document_entry`);
  const { transaction, blocksOf } = await countingBuffers(client);
  const [middle] = (
    await client.query(`select order_number, sap_id, customer_order_number from placed_order
      where company_id = 'SMALL' and sap_id is not null order by placed_at offset ${own / 2} limit 1`)
  ).rows;
  return {
    middle,
    blocksOf,
    ordering: {
      history: orderHistoryStore(transaction),
      orderSearch: orderSearchStore(transaction),
    } as unknown as OrderingDeps,
    documents: {
      list: documentListStore(transaction),
      archives: {},
      archiveMarkets: [],
      findPayers: async () => [{ id: 'SMALL', name: '', companyId: 'SMALL', country: 'SK', currency: 'EUR' }],
      findToday: async () => '2026-11-12',
    } as unknown as DocumentsDeps,
    async close() {
      await client.end();
      await database.drop();
    },
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;
let among: { few: World; many: World };
beforeAll(async () => {
  among = { few: await openWorld(amounts.few), many: await openWorld(amounts.many) };
}, 600_000);
afterAll(() => Promise.all([among.few.close(), among.many.close()]));

const caller = { uid: 'u', isStaff: false, country: 'SK', grants: [], staffGrants: [] } as unknown as Caller;
const grantAt = (shipToId?: string) => ({ companyId: 'SMALL', shipToId }) as Caller['grants'][number];
const scopes = {
  company: mintScope(caller, [grantAt()]),
  'ship-tos': mintScope(
    caller,
    Array.from({ length: 10 }, (_, nth) => grantAt(`SMALL-${nth}`)),
  ),
};

const asked: Readonly<Record<string, (middle: Record<string, string>) => string>> = {
  'our number': ({ order_number = '' }) => order_number,
  'the ERP’s number': ({ sap_id = '' }) => sap_id,
  'the customer’s own number': ({ customer_order_number = '' }) => customer_order_number,
  'a part that every number has': () => '450',
  'a number that nobody has': () => '99887766',
  'a number with one slip': ({ order_number = '' }) => `${order_number.slice(0, -1)}x`,
  'a word': () => 'lezak',
  'two words and a number': ({ order_number = '' }) => `objednavka cislo ${order_number}`,
};

test.each(['company', 'ship-tos'] as const)(
  'by %s, what others have makes no search dearer',
  async (by) => {
    const rows: { what: string; few: number; many: number; ratio: number }[] = [];
    for (const [what, textOf] of Object.entries(asked)) {
      const blocks = async ({ middle, blocksOf, ordering, documents }: World) => {
        const request = { scope: scopes[by], caller } as unknown as Request;
        const found = await blocksOf(() =>
          Promise.all([
            findOrders(ordering, request, textOf(middle), 8),
            findDocuments(documents, request.scope, textOf(middle), 8),
          ]),
        );
        return found.blocks;
      };
      const [few, many] = [await blocks(among.few), await blocks(among.many)];
      rows.push({ what, few, many, ratio: Math.round((100 * many) / Math.max(few, 1)) / 100 });
    }
    if (isHeavy) process.stdout.write(`${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);

    expect(rows.filter(({ ratio, many, few }) => ratio > 1.5 && many - few > 100)).toEqual([]);
  },
  600_000,
);
