import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** Carts and saved orders of a person, for themselves. */
export const personalCartStore = namedStore('cart', (transaction: Transaction) => ({
  async savedOrders(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select cart.state, cart.ship_to_id as "shipTo", cart.changed_at as "changedAt",
        cart.customer_order_number as "customerNumber", cart.note_for_driver as note, item.sku,
        item.quantity::text as quantity
      from cart left join cart_item item on item.cart_id = cart.id
      where cart.uid = ${uid} and cart.state <> 'ordered' order by cart.changed_at desc, item.position
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
