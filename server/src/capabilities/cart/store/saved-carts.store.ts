import { referenceNames } from '@dray/contract/cart/reference-fields.ts';
import { sql } from 'kysely';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { type CartRow, toCart, wholeCart } from './cart-row.store.ts';

export type SavedCartFilter = {
  shipToIds: readonly string[] | undefined;
  savedFrom: Date | undefined;
  savedBefore: Date | undefined;
};
export type SavedCartPage = { offset: number; limit: number; oldestFirst: boolean };

const { customerOrderNumber: _number, ...otherNames } = referenceNames;
/** The customer's number names one order. */
const others = sql.raw(Object.values(otherNames).join(', '));

/** What one person has put aside. */
export function savedCarts(transaction: Transaction) {
  const tables = transaction.$pickTables<
    'cart' | 'cart_item' | 'cart_coupon' | 'coupon' | 'coupon_use' | 'accepted_agreement'
  >();

  return {
    /**
     * One exchange of a person's carts at a time, until the transaction ends. Fixed as the locks of carts are: Kysely
     * hands its statements over a few promises later, and a lock that was asked for after it would be taken before it.
     */
    async takeTurn(uid: string): Promise<void> {
      await runFixed(transaction, fixed`select pg_advisory_xact_lock(hashtextextended(${`cart of ${uid}`}, 0))`);
    },

    /** Some lines of a cart become a saved one with the same delivery; its number and its coupon stay with the cart. */
    async setItemsAside(cartId: string, itemIds: readonly string[], now: Date): Promise<void> {
      await sql`
        with aside as (
          insert into cart (uid, state, ship_to_id, transport_type, delivery_date, ${others}, payment_method,
            created_at, changed_at, saved_at)
          select uid, 'saved', ship_to_id, transport_type, delivery_date, ${others}, payment_method,
            ${now}, ${now}, ${now} from cart where id = ${cartId}
          returning id)
        update cart_item set cart_id = (select id from aside)
        where cart_id = ${cartId} and id = any(${itemIds}::uuid[])`.execute(tables);
    },

    async countSavedCarts(uid: string): Promise<number> {
      const [row] = await runFixed<{ total: number }>(
        transaction,
        fixed`select count(*)::int as total from cart where uid = ${uid} and state = 'saved'`,
      );
      return row?.total ?? 0;
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
