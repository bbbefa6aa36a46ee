export { type FavouritesDoor, favourites } from './favourites.door.ts';
export { favouritesResolvers, type OfferedTo } from './favourites.resolvers.ts';
export { favouritesStore } from './favourites.store.ts';
