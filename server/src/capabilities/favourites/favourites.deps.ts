import type { Clock } from '#platform/clock.ts';
import type { FavouritesStore } from './favourites.store.ts';

export type FavouritesDeps = { favourites: FavouritesStore; clock: Clock };
