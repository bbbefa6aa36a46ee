import type { Order } from '@dray/server/capabilities/ordering/index.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { sql } from 'kysely';
import { erpWorld, type TellErp } from '../order-life/erp-world.ts';
import { fatedOrders } from '../order-life/fated-orders.ts';
import { insertLives, type SeenLife } from '../order-life/insert-lives.ts';
import { recordWriter } from '../order-life/insert-records.ts';
import { type OrderLife, orderLives } from '../order-life/order-life.ts';
import { calendarOf, stateOfLife } from '../order-life/state-of-life.ts';
import { marketDay } from '../products/calendar-day.ts';
import { demoReporting } from '../sales/demo-reporting.ts';
import { insertCarts } from './cart-rows.ts';
import { favouriteRows } from './favourites.ts';
import { filledCarts } from './filled-carts.ts';
import { insertOrders } from './order-rows.ts';
import { pastOrders } from './past-orders.ts';
import { ordersOf } from './rhythm.ts';
import { savedCarts } from './saved-carts.ts';
import { openShops } from './shops.ts';

export async function loadHistory(transaction: Transaction, now: Date, tellErp: TellErp | undefined): Promise<void> {
  const today = marketDay(now);
  const shops = await openShops(transaction, now);
  const count = Object.values(ordersOf).reduce((sum, each) => sum + each, 0);
  const numbers = await takeOrderNumbers(transaction, count);
  const { fated, waiting } = fatedOrders(await pastOrders(shops, { now, today, numbers }), today);
  const orders = orderLives(fated, now);
  const telling = tellErp?.(erpWorld(orders, today));
  await Promise.all([telling, insertHistory(transaction, { orders, waiting, now })]);
  await insertCarts(transaction, [
    ...(await savedCarts(shops, { now, today })),
    ...(await filledCarts(shops, { now, today })),
  ]);
  await insertFavourites(transaction, now, today);
  // The sums of reports and contracts, by the server's own command.
  await demoReporting(now)(transaction).rebuildSales();
}

/** So few that the first ones are on their way while the next are worked out. */
const ordersAtOnce = 300;

type History = { orders: readonly OrderLife[]; waiting: readonly Order[]; now: Date };

async function insertHistory(transaction: Transaction, { orders, waiting, now }: History): Promise<void> {
  const writer = recordWriter(transaction);
  const lives: SeenLife[] = [];
  for (let start = 0; start < orders.length; start += ordersAtOnce) {
    const seen = orders
      .slice(start, start + ordersAtOnce)
      .map((life) => ({ life, seen: stateOfLife(life, calendarOf(now, life.timeZone)) }));
    lives.push(...seen);
    await insertOrders(
      writer,
      seen.map((each) => ({ order: each.life.order, orderState: each.seen.orderState })),
    );
  }
  await insertOrders(
    writer,
    waiting.map((order) => ({ order, orderState: undefined })),
  );
  await insertLives({ transaction, writer }, { lives, waiting, now });
}

async function takeOrderNumbers(transaction: Transaction, count: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select nextval('order_number_seq')::text as number from generate_series(1, ${count})`.execute(transaction);
  return rows.map(({ number }) => number);
}

async function insertFavourites(transaction: Transaction, now: Date, today: string): Promise<void> {
  const rows = favouriteRows(now, today);
  await transaction.insertInto('wishlist').values(rows.wishlists).execute();
  await transaction.insertInto('wishlist_item').values(rows.items).execute();
}
