import { Refusal } from '#platform/refusal.ts';
import type { FavouritesDeps } from './favourites.deps.ts';
import {
  type FavouriteError,
  favouritesAtOnce,
  isId,
  judgeWanted,
  type WantedFavourite,
  type Wishlist,
} from './favourites.model.ts';
import { getWishlist } from './get-wishlist.ts';

/** Favourites are a convenience of one's own, so their changes leave no row in the audit. */
export type ChangedWishlist = { wishlist: Wishlist; errors: readonly FavouriteError[] };

type Change<What> = { uid: string; wishlistId: string } & What;

/** Adds what can be added and tells the rest; what is a favourite already stays one. */
export async function addProducts(
  deps: FavouritesDeps,
  { uid, wishlistId, wanted, offered }: Change<{ wanted: readonly WantedFavourite[]; offered: ReadonlySet<string> }>,
): Promise<ChangedWishlist> {
  if (wanted.length === 0 || wanted.length > favouritesAtOnce) throw new Refusal('MALFORMED_REQUEST');
  await lockOwn(deps, uid, wishlistId);

  const { added, errors } = judgeWanted(wanted, { offered, held: await deps.favourites.listSkus(uid) });
  await deps.favourites.addItems(wishlistId, added, deps.clock.now());
  return { wishlist: await newestOf(deps, uid), errors };
}

export async function removeProducts(
  deps: FavouritesDeps,
  { uid, wishlistId, itemIds }: Change<{ itemIds: readonly string[] }>,
): Promise<ChangedWishlist> {
  if (itemIds.length === 0 || itemIds.length > favouritesAtOnce) throw new Refusal('MALFORMED_REQUEST');
  await lockOwn(deps, uid, wishlistId);

  const removed = await deps.favourites.removeItems(wishlistId, itemIds.filter(isId));
  const errors = itemIds.flatMap((id, index): FavouriteError[] =>
    removed.has(id.toLowerCase())
      ? []
      : [{ code: 'FAVOURITE_NOT_FOUND', sku: '', path: ['wishlist_items_ids', String(index)] }],
  );
  return { wishlist: await newestOf(deps, uid), errors };
}

/** Somebody else's answers like one that does not exist. */
async function lockOwn({ favourites }: FavouritesDeps, uid: string, wishlistId: string): Promise<void> {
  if (!isId(wishlistId) || !(await favourites.lockWishlist(uid, wishlistId))) throw new Refusal('WISHLIST_NOT_FOUND');
}

/** What was just added is among them, so the browser knows its ids. */
const newestOf = (deps: FavouritesDeps, uid: string) => getWishlist(deps, uid, { size: favouritesAtOnce, number: 1 });
