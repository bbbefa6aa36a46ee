import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import type { Coupon } from '../rules/coupon.model.ts';
import { type CouponRow, couponColumns, couponSources, toCoupon } from './cart-row.store.ts';

/** Coupons in carts, how often they were used, and what was guessed of them. */
export function couponStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'cart_coupon' | 'coupon' | 'coupon_use' | 'coupon_guess'>();

  return {
    /** With how often it was used for a ship-to, where one is known. */
    async findCoupon(code: string, shipToId: string | undefined): Promise<Coupon | undefined> {
      const { rows } = await sql<{ coupon: CouponRow }>`
        select ${sql.raw(couponColumns)} as coupon from ${sql.raw(couponSources)} s.ship_to_id = ${shipToId ?? null}
        where k.code = ${code}`.execute(tables);
      return rows[0] && toCoupon(rows[0].coupon);
    },

    async addCoupon(cartId: string, code: string): Promise<void> {
      await tables.insertInto('cart_coupon').values({ cart_id: cartId, code }).execute();
    },

    async removeCoupon(cartId: string, code: string): Promise<void> {
      await tables.deleteFrom('cart_coupon').where('cart_id', '=', cartId).where('code', '=', code).execute();
    },

    /** Whether one use was left over all; then it is taken, and the row is kept until the transaction ends. */
    async takeUse(code: string): Promise<boolean> {
      const { rows } = await sql<{ code: string }>`
        update coupon set uses = uses + 1 where code = ${code} and (max_uses is null or uses < max_uses)
        returning code`.execute(tables);
      return rows.length > 0;
    },

    /** The same for one ship-to. The first use is always left: a limit is at least one. */
    async takeUseFor(code: string, shipToId: string): Promise<boolean> {
      const { rows } = await sql<{ code: string }>`
        insert into coupon_use (code, ship_to_id, uses) values (${code}, ${shipToId}, 1)
        on conflict (code, ship_to_id) do update set uses = coupon_use.uses + 1
        where coupon_use.uses < (select coalesce(k.max_uses_per_customer, coupon_use.uses + 1)
          from coupon k where k.code = excluded.code)
        returning code`.execute(tables);
      return rows.length > 0;
    },

    /** Notes one more guess and says how many there are now. */
    async addGuess(uid: string, windowStart: Date): Promise<number> {
      const { rows } = await sql<{ wrong: number }>`
        insert into coupon_guess (uid, window_start, wrong) values (${uid}, ${windowStart}, 1)
        on conflict (uid, window_start) do update set wrong = coupon_guess.wrong + 1 returning wrong`.execute(tables);
      return rows[0]?.wrong ?? 0;
    },

    async takeBackGuess(uid: string, windowStart: Date): Promise<void> {
      await sql`update coupon_guess set wrong = greatest(wrong - 1, 0)
        where uid = ${uid} and window_start = ${windowStart}`.execute(tables);
    },
  };
}
