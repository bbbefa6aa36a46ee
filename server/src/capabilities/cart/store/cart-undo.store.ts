import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import type { CartBefore, CartUndo } from '../rules/cart-undo.model.ts';

type UndoRow = {
  id: string;
  cart_id: string;
  version: number;
  saved_cart_id: string | null;
  before: CartBefore | null;
  created_at: Date;
};

/** What fillings of carts can be taken back to. */
export function cartUndos(transaction: Transaction) {
  return {
    async addUndo(uid: string, { id, cartId, version, savedCartId, before, createdAt }: CartUndo): Promise<void> {
      await runFixed(
        transaction,
        fixed`
          insert into cart_undo (id, uid, cart_id, version, saved_cart_id, before, created_at)
          values (${id}, ${uid}, ${cartId}, ${version}, ${savedCartId}, ${before && JSON.stringify(before)}::jsonb,
            ${createdAt})`,
      );
    },

    /** Gives it once: anyone who asks at the same time waits, and finds nothing. */
    async takeUndo(uid: string, id: string): Promise<CartUndo | undefined> {
      const [row] = await runFixed<UndoRow>(
        transaction,
        fixed`delete from cart_undo where id = ${id} and uid = ${uid}
          returning id, cart_id, version, saved_cart_id, before, created_at`,
      );
      return (
        row && {
          id: row.id,
          cartId: row.cart_id,
          version: row.version,
          savedCartId: row.saved_cart_id ?? undefined,
          // Written by ourselves, above.
          before: row.before ?? undefined,
          createdAt: row.created_at,
        }
      );
    },

    async removeUndos(before: Date, max: number): Promise<number> {
      const rows = await runFixed(
        transaction,
        fixed`
          delete from cart_undo where id in (
            select id from cart_undo where created_at < ${before} order by created_at limit ${max} for update skip locked)
          returning id`,
      );
      return rows.length;
    },
  };
}
