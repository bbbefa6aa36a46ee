import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller, Scope } from '#platform/request/request.ts';
import { everywhere } from '../../../testing/staff-grants.ts';
import { countingBuffers } from '../history/test-buffers.ts';
import { insertManyOrders } from '../history/test-many-orders.ts';
import { orderReferenceStore } from './order-reference.store.ts';
import { orderSearchStore } from './order-search.store.ts';

/** All orders, of which each second is BIG's. */
const amounts = { few: 4_000, many: 16_000 };

async function openWorld(all: number) {
  const database: TestDatabase = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await insertManyOrders(client, { all, ofBig: all / 2, ofSmall: 200 });
  const { transaction, blocksOf } = await countingBuffers(client);
  return {
    client,
    blocksOf,
    search: orderSearchStore(transaction),
    references: orderReferenceStore(transaction),
    async close() {
      await client.end();
      await database.drop();
    },
  };
}

let few: Awaited<ReturnType<typeof openWorld>>;
let many: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  few = await openWorld(amounts.few);
  many = await openWorld(amounts.many);
}, 120_000);
afterAll(() => Promise.all([few.close(), many.close()]));

const callerOf = (isStaff: boolean): Caller =>
  ({ uid: 'u', isStaff, country: 'CZ', grants: [], staffGrants: isStaff ? everywhere() : [] }) as unknown as Caller;
const grantAt = (companyId: string, shipToId?: string) => ({ companyId, shipToId }) as Caller['grants'][number];
const tenShipTos = Array.from({ length: 10 }, (_, nth) => grantAt('BIG', `BIG-${nth}`));
const scopes: Readonly<Record<string, Scope>> = {
  staff: mintScope(callerOf(true), [], 'desk.order'),
  'a company': mintScope(callerOf(false), [grantAt('BIG')]),
  'ten ship-tos': mintScope(callerOf(false), tenShipTos),
};

test.each(Object.entries(scopes))(
  '%s: one very number costs the same among any number of orders',
  async (_who, scope) => {
    const costs: Record<string, { few: number; many: number }> = {};
    for (const number of ['4502002', '0080002002', '2026/2002', '2026/', '6/1', '450', 'lezak']) {
      const [small, large] = [
        await few.blocksOf(() => few.search.findNumbered(scope, number, 8)),
        await many.blocksOf(() => many.search.findNumbered(scope, number, 8)),
      ];
      costs[number] = { few: small.blocks, many: large.blocks };
      const isNumber = ['4502002', '0080002002', '2026/2002'].includes(number);
      expect([small.result, large.result], number).toEqual(isNumber ? [['4502002'], ['4502002']] : [[], []]);
    }
    if (process.env.DRAY_HEAVY === '1') process.stdout.write(`${JSON.stringify(costs)}\n`);

    expect(Object.entries(costs).filter(([, cost]) => cost.many > 1.5 * cost.few)).toEqual([]);
  },
);

test('a number is its customer’s however it is written, the newest first, and only where the reader may look', async () => {
  const { client, search } = few;
  await client.query('set session_replication_role = replica');
  await client.query(
    `update placed_order set customer_order_number = 'Léto-7' where order_number in ('4502002', '4502004', '4500041')`,
  );
  await client.query('set session_replication_role = origin');
  const owners = await client.query(
    `select distinct company_id from placed_order where customer_order_number = 'Léto-7'`,
  );
  const [stranger, owner] = [mintScope(callerOf(false), [grantAt('SMALL')]), scopes['ten ship-tos'] as Scope];

  expect(owners.rows).toHaveLength(2);
  expect(await search.findNumbered(owner, 'LÉTO-7', 8)).toEqual(['4502004', '4502002']);
  expect(await search.findNumbered(scopes.staff as Scope, 'léto-7', 8)).toEqual(['4502004', '4502002', '4500041']);
  expect(await search.findNumbered(stranger, 'Léto-7', 8)).toEqual(['4500041']);
});

test('whether a number was used is one look, and as it was written', async () => {
  const since = new Date('2022-01-01Z');
  const isUsed = ({ references }: typeof few, number: string) => references.isUsed('BIG', number, since);
  const [small, large] = [
    await few.blocksOf(() => isUsed(few, '2026/3002')),
    await many.blocksOf(() => isUsed(many, '2026/3002')),
  ];

  expect([small.result, large.result]).toEqual([true, true]);
  expect([await isUsed(few, '2026/3003'), await isUsed(many, '2026/9999999')]).toEqual([false, false]);
  expect(large.blocks).toBeLessThanOrEqual(1.5 * small.blocks);
});
