import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { type CartRow, toCart, wholeCart } from './cart-row.store.ts';

export type SavedCartFilter = {
  shipToIds: readonly string[] | undefined;
  savedFrom: Date | undefined;
  savedBefore: Date | undefined;
};
export type SavedCartPage = { offset: number; limit: number; oldestFirst: boolean };

/** What one person has put aside. */
export function savedCarts(transaction: Transaction) {
  const tables = transaction.$pickTables<
    'cart' | 'cart_item' | 'cart_coupon' | 'coupon' | 'coupon_use' | 'accepted_agreement'
  >();

  return {
    /** One exchange of a person's carts at a time, until the transaction ends. */
    async takeTurn(uid: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`cart of ${uid}`}, 0))`.execute(tables);
    },

    async countSavedCarts(uid: string): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from cart where uid = ${uid} and state = 'saved'`.execute(tables);
      return rows[0]?.total ?? 0;
    },

    async listSavedCarts(uid: string, { shipToIds, savedFrom, savedBefore }: SavedCartFilter, page: SavedCartPage) {
      const condition = sql`c.uid = ${uid} and c.state = 'saved'
        and (${shipToIds ?? null}::text[] is null or c.ship_to_id = any(${shipToIds ?? null}::text[]))
        and (${savedFrom ?? null}::timestamptz is null or c.saved_at >= ${savedFrom ?? null})
        and (${savedBefore ?? null}::timestamptz is null or c.saved_at < ${savedBefore ?? null})`;
      const direction = page.oldestFirst ? sql`asc` : sql`desc`;
      const [{ rows }, carts] = await Promise.all([
        sql<{ total: number }>`select count(*)::int as total from cart c where ${condition}`.execute(tables),
        sql<CartRow>`${sql.raw(wholeCart.text)} where ${condition}
          order by c.saved_at ${direction}, c.id limit ${page.limit} offset ${page.offset}`.execute(tables),
      ]);
      return { carts: carts.rows.map(toCart), total: rows[0]?.total ?? 0 };
    },
  };
}
