import { addProducts, removeProducts } from './change-favourites.ts';
import type { FavouritesDeps } from './favourites.deps.ts';
import type { Page } from './favourites.model.ts';
import { getWishlist } from './get-wishlist.ts';

export type FavouritesDoor = ReturnType<typeof favourites>;

export function favourites(deps: FavouritesDeps) {
  return {
    listSkus: (uid: string) => deps.favourites.listSkus(uid),
    findWishlist: (uid: string, page: Page) => deps.favourites.findWishlist(uid, page),
    getWishlist: (uid: string, page: Page) => getWishlist(deps, uid, page),
    addProducts: (change: Parameters<typeof addProducts>[1]) => addProducts(deps, change),
    removeProducts: (change: Parameters<typeof removeProducts>[1]) => removeProducts(deps, change),
  };
}
