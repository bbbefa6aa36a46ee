import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Page, WantedFavourite, Wishlist } from './favourites.model.ts';

export type FavouritesStore = ReturnType<typeof favouritesStore>;

/** Favourites are a person's own: every statement asks for their uid, so it needs no scope. */
export const favouritesStore = namedStore('favourites', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'wishlist' | 'wishlist_item'>();

  return {
    async listSkus(uid: string): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ sku: string }>`
        select item.sku from wishlist join wishlist_item item on item.wishlist_id = wishlist.id where wishlist.uid = ${uid}
      `.execute(tables);
      return new Set(rows.map(({ sku }) => sku));
    },

    /** The newest first. */
    async findWishlist(uid: string, { size, number }: Page): Promise<Wishlist | undefined> {
      const { rows } = await sql<Wishlist>`
        select wishlist.id,
          (select count(*)::int from wishlist_item where wishlist_id = wishlist.id) as count,
          (select coalesce(json_agg(item), '[]') from (
             select id, sku, quantity from wishlist_item where wishlist_id = wishlist.id
             order by added_at desc, sku limit ${size} offset ${(number - 1) * size}
           ) item) as items
        from wishlist where uid = ${uid}
      `.execute(tables);
      return rows[0];
    },

    /** Of calls at the same time one makes it and the others find it. */
    async createWishlist(uid: string, now: Date): Promise<void> {
      await tables
        .insertInto('wishlist')
        .values({ uid, created_at: now })
        .onConflict((conflict) => conflict.column('uid').doNothing())
        .execute();
    },

    /** Until the transaction ends nobody else changes it, so that its limit holds. */
    async lockWishlist(uid: string, id: string): Promise<boolean> {
      const row = await tables
        .selectFrom('wishlist')
        .select('id')
        .where('id', '=', id)
        .where('uid', '=', uid)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },

    async addItems(wishlistId: string, favourites: readonly WantedFavourite[], now: Date): Promise<void> {
      if (favourites.length === 0) return;
      await tables
        .insertInto('wishlist_item')
        .values(
          favourites.map(({ sku, quantity }) => ({
            wishlist_id: wishlistId,
            sku,
            quantity: String(quantity),
            added_at: now,
          })),
        )
        .execute();
    },

    /** Gives the ids of those that were there. */
    async removeItems(wishlistId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await tables
        .deleteFrom('wishlist_item')
        .where('wishlist_id', '=', wishlistId)
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .returning('id')
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
});
