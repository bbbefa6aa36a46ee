export type { FavouritesDoor } from './favourites.door.ts';
export { favouritesResolvers, type OfferedTo } from './favourites.resolvers.ts';
export { openFavourites } from './open-favourites.ts';
export { personalFavourites } from './personal-favourites.ts';
