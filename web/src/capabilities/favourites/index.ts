export { FavouriteStar } from './favourite-star.tsx';
export { favouritesQueries } from './favourites.queries.ts';
