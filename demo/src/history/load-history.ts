import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { sql } from 'kysely';
import { marketDay } from '../products/calendar-day.ts';
import { insertCarts } from './cart-rows.ts';
import { favouriteRows } from './favourites.ts';
import { filledCarts } from './filled-carts.ts';
import { insertOrders } from './order-rows.ts';
import { pastOrders } from './past-orders.ts';
import { ordersOf } from './rhythm.ts';
import { savedCarts } from './saved-carts.ts';
import { openShops } from './shops.ts';

export async function loadHistory(transaction: Transaction, now: Date): Promise<void> {
  const today = marketDay(now);
  const shops = await openShops(transaction, now);
  const count = Object.values(ordersOf).reduce((sum, its) => sum + its, 0);
  const numbers = await takeOrderNumbers(transaction, count);
  await insertOrders(transaction, await pastOrders(shops, { now, today, numbers }));
  await insertCarts(transaction, [
    ...(await savedCarts(shops, { now, today })),
    ...(await filledCarts(shops, { now, today })),
  ]);
  await insertFavourites(transaction, now, today);
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
