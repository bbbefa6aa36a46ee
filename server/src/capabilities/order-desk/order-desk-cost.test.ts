import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller } from '#platform/request/request.ts';
import { everywhere } from '../../testing/staff-grants.ts';
import { countingBuffers } from '../ordering/history/test-buffers.ts';
import { insertManyOrders } from '../ordering/history/test-many-orders.ts';
import { openDayFigures } from '../ordering/open/day-figures.door.ts';
import { everyOrder } from '../ordering/store/history-keys.store.ts';
import { orderHistoryStore } from '../ordering/store/order-history.store.ts';

const amounts = { all: 8_000, ofBig: 4_000, ofSmall: 1_000 };

let database: TestDatabase;
let client: pg.Client;
let counting: Awaited<ReturnType<typeof countingBuffers>>;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await insertManyOrders(client, amounts);
  counting = await countingBuffers(client);
}, 600_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const staff = {
  uid: 'u',
  isStaff: true,
  companyId: undefined,
  country: undefined,
  customerType: undefined,
  grants: [],
  staffGrants: everywhere(['orders.read']),
} as Caller;
const scope = mintScope(staff, [], 'orders.read');

test('a page behind any row costs the same, however far down the list it is', async () => {
  const history = orderHistoryStore(counting.transaction);
  const pageBehind = async (nth: number) => {
    const { rows } = await client.query<{ order_number: string }>(
      'select order_number from placed_order order by placed_at desc offset $1 limit 1',
      [nth],
    );
    const behind = await history.findKey(scope, rows[0]!.order_number);
    const filter = { ...everyOrder, behind };
    const page = { offset: 0, limit: 25, max: 26 };
    const { blocks, result } = await counting.blocksOf(() => history.listOrders(scope, filter, page));
    return { blocks, orders: result.orders };
  };

  const [near, far] = [await pageBehind(10), await pageBehind(7_000)];

  expect([near.orders.length, far.orders.length]).toEqual([25, 25]);
  expect(far.blocks).toBeLessThan(near.blocks * 1.5);
  expect(far.blocks).toBeLessThan(500);
});

test('a day’s figures cost what the day holds, not the years before it, and end where they are cut', async () => {
  const { sumPlaced } = openDayFigures()(counting.transaction);
  const at = (hour: number) => new Date(Date.UTC(2023, 0, 3, hour));
  const sum = (from: Date, before: Date, max = 5_000) =>
    counting.blocksOf(() => sumPlaced(scope, 'CZ', { from, before }, max));

  const [hour, empty, cut] = [await sum(at(10), at(11)), await sum(at(3), at(3)), await sum(at(0), at(23), 20)];

  // An order every 90 seconds; those of SMALL are Slovak.
  expect(hour.result.orders).toBe(35);
  expect(hour.result).toMatchObject({ value: '35.00', isMore: false });
  expect(empty.result).toEqual({ orders: 0, value: '0', isMore: false });
  expect(cut.result).toMatchObject({ orders: 20, isMore: true });
  expect(hour.blocks).toBeLessThan(300);
  expect(cut.blocks).toBeLessThan(300);
});
