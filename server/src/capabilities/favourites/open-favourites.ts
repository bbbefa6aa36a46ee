import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type FavouritesDoor, favourites } from './favourites.door.ts';
import { favouritesStore } from './favourites.store.ts';

export const openFavourites =
  ({ clock }: { clock: Clock }): DoorOf<FavouritesDoor> =>
  (transaction) =>
    favourites({ favourites: favouritesStore(transaction), clock });
