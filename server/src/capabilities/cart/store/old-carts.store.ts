import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';

/** What nobody will ask for again; at most so many a statement, and nothing that somebody holds at the moment. */
export function oldCarts(transaction: Transaction) {
  const tables = transaction.$pickTables<'cart' | 'coupon_guess'>();
  const removed = async (statement: ReturnType<typeof sql<object>>): Promise<number> =>
    (await statement.execute(tables)).rows.length;

  return {
    /** Their lines and coupons go along. */
    removeDeletedCarts: (before: Date, max: number): Promise<number> =>
      removed(sql<object>`
        delete from cart where id in (
          select id from cart where state = 'deleted' and changed_at < ${before}
          order by changed_at limit ${max} for update skip locked)
        returning id`),

    removeGuesses: (before: Date, max: number): Promise<number> =>
      removed(sql<object>`
        delete from coupon_guess where (uid, window_start) in (
          select uid, window_start from coupon_guess where window_start < ${before}
          order by window_start limit ${max} for update skip locked)
        returning uid`),
  };
}
