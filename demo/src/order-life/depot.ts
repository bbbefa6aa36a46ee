import type { Country } from '@dray/contract/markets.ts';
import { chanceOf } from '../history/chance.ts';

/** Where each market's goods come from. */
export const depots: Readonly<Partial<Record<Country, string>>> = {
  CZ: 'Meridian Brno',
  SK: 'Meridian Trnava',
  IT: 'Meridian Lodi',
  ES: 'Meridian Zaragoza',
};

/** A ship-to is always on the same route. */
export const routeOf = (country: Country, shipToId: string): string =>
  `${country}${String(chanceOf('route', shipToId).between(1, 40)).padStart(4, '0')}`;

/** A route has its lorry. */
export const lorryOf = (route: string): string =>
  `${route.slice(0, 2)}-${chanceOf('lorry', route).between(1_000, 9_999)}`;
