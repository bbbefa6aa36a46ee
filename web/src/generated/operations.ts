// Made by `npm run generate`; do not edit.
export * from './operation-types.ts';
export * from './operations/product-list.ts';
export * from './operations/favourites-preview.ts';
export * from './operations/own-wishlist.ts';
export * from './operations/wishlist-page.ts';
export * from './operations/add-favourite.ts';
export * from './operations/remove-favourite.ts';
export * from './operations/portal-config.ts';
export * from './operations/product-suggestions.ts';
export * from './operations/product-detail.ts';
export * from './operations/available-packaging.ts';
