import type { FavouritesDeps } from './favourites.deps.ts';
import type { Page, Wishlist } from './favourites.model.ts';

/** Everyone has one; it is made when it is first asked for. */
export async function getWishlist({ favourites, clock }: FavouritesDeps, uid: string, page: Page): Promise<Wishlist> {
  await favourites.createWishlist(uid, clock.now());
  const wishlist = await favourites.findWishlist(uid, page);
  if (!wishlist) throw new Error(`The favourites of ${uid} were made and are not there`);
  return wishlist;
}
