import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** The favourites of a person, for themselves. */
export const personalFavouritesStore = namedStore('favourites', (transaction: Transaction) => ({
  async favourites(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select item.sku, item.added_at as at from wishlist join wishlist_item item on item.wishlist_id = wishlist.id
      where wishlist.uid = ${uid} order by item.added_at
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
