import { referenceColumns, referenceValues } from '@dray/contract/cart/reference-fields.ts';
import { sql } from 'kysely';
import {
  commitWith,
  type FixedStatement,
  fixed,
  listed,
  part,
  runFixed,
  type Transaction,
  toRow,
} from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { toNumeric } from '#platform/money.ts';
import type { Cart, CartItem } from '../rules/cart.model.ts';
import { activeCarts } from './active-cart.store.ts';
import { agreements } from './agreement.store.ts';
import { type CartRow, toCart, wholeCart } from './cart-row.store.ts';
import { cartUndos } from './cart-undo.store.ts';
import { couponStore } from './coupon.store.ts';
import { oldCarts } from './old-carts.store.ts';
import { savedCarts } from './saved-carts.store.ts';

const reference = part(referenceColumns);

export type CartStore = ReturnType<typeof cartStore>;

/** A cart belongs to one person, so everything here asks for their uid where others ask for a scope. */
export const cartStore = namedStore('cart', (transaction: Transaction) => {
  const tables = transaction.$pickTables<
    'cart' | 'cart_item' | 'cart_coupon' | 'coupon' | 'coupon_use' | 'accepted_agreement'
  >();

  const readCarts = async (statement: FixedStatement): Promise<Cart[]> =>
    (await runFixed<CartRow>(transaction, statement)).map(toCart);
  const readCart = (uid: string, id: string) => readCarts(fixed`${wholeCart} where c.id = ${id} and c.uid = ${uid}`);

  const saved = savedCarts(transaction);

  return {
    ...saved,
    ...couponStore(transaction),
    ...oldCarts(transaction),
    ...cartUndos(transaction),
    ...activeCarts(transaction),
    ...agreements(transaction),

    /** The answer needs nothing of them any more. */
    commitWith: (statements: Promise<unknown>): void => commitWith(transaction, statements),

    /**
     * Locks the row, then reads it with its lines: two statements in one round trip. In one statement the lines would be those of
     * before the wait for the lock, and what another call added meanwhile would be lost.
     */
    async lockCart(uid: string, id: string): Promise<Cart | undefined> {
      const [, [cart]] = await Promise.all([
        runFixed(transaction, fixed`select from cart where id = ${id} and uid = ${uid} for update`),
        readCart(uid, id),
      ]);
      return cart;
    },

    /**
     * A cart and the active one; which of them were locked is reported, too. One such exchange a person at a time: two that
     * want each other's carts would otherwise wait for each other for ever.
     */
    async lockCartAndActive(uid: string, id: string): Promise<{ carts: Cart[]; locked: ReadonlySet<string> }> {
      const [, locked, carts] = await Promise.all([
        saved.takeTurn(uid),
        runFixed<{ id: string }>(
          transaction,
          fixed`select id from cart where uid = ${uid} and (id = ${id} or state = 'active') order by id for update`,
        ),
        readCarts(fixed`${wholeCart} where c.uid = ${uid} and (c.id = ${id} or c.state = 'active')`),
      ]);
      return { carts, locked: new Set(locked.map((row) => row.id)) };
    },

    findCart: async (uid: string, id: string): Promise<Cart | undefined> => (await readCart(uid, id))[0],

    async saveCart(cart: Cart): Promise<void> {
      await runFixed(
        transaction,
        fixed`
          update cart set state = ${cart.state}, version = ${cart.version}, ship_to_id = ${cart.shipToId},
            transport_type = ${cart.transportType}, delivery_date = ${cart.deliveryDate},
            (${reference}) = row(${listed(referenceValues(cart.reference))}),
            payment_method = ${cart.paymentMethod}, shown_hash = ${cart.shownHash},
            shown_deposits = ${cart.shownDeposits && JSON.stringify(cart.shownDeposits)}::jsonb,
            changed_at = ${cart.changedAt}, saved_at = ${cart.savedAt}
          where id = ${cart.id}`,
      );
    },

    async saveItems(cartId: string, items: readonly CartItem[]): Promise<void> {
      if (items.length === 0) return;
      await runFixed(
        transaction,
        fixed`
          insert into cart_item select * from unnest(${items.map(toItemRow(cartId))}::cart_item[])
          on conflict (id) do update set quantity = excluded.quantity, layers = excluded.layers,
            pallets = excluded.pallets, unit_price = excluded.unit_price`,
      );
    },

    async removeItems(cartId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await sql`delete from cart_item where cart_id = ${cartId} and id = any(${ids}::uuid[])`.execute(tables);
    },
  };
});

/** All columns of the table in their order. */
const toItemRow =
  (cartId: string) =>
  ({ id, position, sku, optionsKey, quantity, layers, pallets, unitMinor }: CartItem): string => {
    const unitPrice = unitMinor === undefined ? null : toNumeric(unitMinor);
    return toRow([id, cartId, position, sku, optionsKey, quantity, layers, pallets, unitPrice]);
  };
