import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalFavouritesStore } from './personal-favourites.store.ts';

/** The favourites of a person, for themselves. */
export function personalFavourites(transaction: Transaction): PersonalData {
  const store = personalFavouritesStore(transaction);
  return {
    favourites: (uid) => store.favourites(uid, exportLimits.rows),
  };
}
