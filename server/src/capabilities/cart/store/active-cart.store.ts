import { type FixedStatement, fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import type { Cart } from '../rules/cart.model.ts';
import { type CartRow, toCart, wholeCart } from './cart-row.store.ts';

/** The one cart that a person works with. */
export function activeCarts(transaction: Transaction) {
  const readActive = async (statement: FixedStatement): Promise<Cart | undefined> =>
    (await runFixed<CartRow>(transaction, statement)).map(toCart)[0];
  const active = (uid: string) => readActive(fixed`${wholeCart} where c.uid = ${uid} and c.state = 'active'`);

  /** Nothing happens where there is one; anyone who comes second waits for the first. */
  const createActiveCart = async (uid: string, now: Date, fields: Partial<Cart> = {}): Promise<void> => {
    await runFixed(
      transaction,
      fixed`
        insert into cart (uid, created_at, changed_at, ship_to_id, transport_type, delivery_date, payment_method)
        values (${uid}, ${now}, ${now}, ${fields.shipToId}, ${fields.transportType}, ${fields.deliveryDate},
          ${fields.paymentMethod})
        on conflict (uid) where state = 'active' do nothing`,
    );
  };

  return {
    findActiveCart: active,
    createActiveCart,

    /** Made where there is none; whether the one that was read is the one that was locked is reported, too. */
    async lockActiveCart(uid: string, now: Date): Promise<{ cart: Cart | undefined; isLocked: boolean }> {
      const [, [locked], cart] = await Promise.all([
        createActiveCart(uid, now),
        runFixed<{ id: string }>(
          transaction,
          fixed`select id from cart where uid = ${uid} and state = 'active' for update`,
        ),
        active(uid),
      ]);
      return { cart, isLocked: cart !== undefined && cart.id === locked?.id };
    },

    /** Under an id of its own; what it holds is saved next. */
    async addActiveCart(uid: string, id: string, now: Date): Promise<void> {
      await runFixed(
        transaction,
        fixed`insert into cart (id, uid, created_at, changed_at) values (${id}, ${uid}, ${now}, ${now})`,
      );
    },
  };
}
