import type {
  MutationAddProductsToWishlistArgs,
  Wishlist as WishlistOnWire,
  WishlistOutput,
} from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { favouriteText } from '@dray/contract/texts/favourite-text.ts';
import type { ChangedWishlist } from './change-favourites.ts';
import { favouritesLimit, type WantedFavourite, type Wishlist } from './favourites.model.ts';

export const wishlistToWire = ({ id, count, items }: Wishlist): WishlistOnWire => ({
  id,
  items_count: count,
  items: items.map(({ id: itemId, sku, quantity }) => ({ id: itemId, quantity, product: { uid: sku, sku } })),
});

export const changedWishlistToWire = ({ wishlist, errors }: ChangedWishlist, language: Language): WishlistOutput => ({
  wishlist: wishlistToWire(wishlist),
  user_errors: errors.map(({ code, sku, path }) => ({
    code,
    // A sku of ours is never longer; what else was sent need not come back whole.
    message: favouriteText(code, language, { sku: sku.slice(0, 40), limit: favouritesLimit }),
    path: [...path],
  })),
});

/** One product by its sku, several at once, or both. */
export function wantedFromWire({
  wishlist_items: items,
  sku,
  quantity,
}: Pick<MutationAddProductsToWishlistArgs, 'wishlist_items' | 'sku' | 'quantity'>): WantedFavourite[] {
  const several = (items ?? []).map((item, index) => ({
    sku: item.sku,
    quantity: item.quantity ?? 1,
    path: ['wishlist_items', String(index), 'sku'],
  }));
  return sku == null ? several : [...several, { sku, quantity: quantity ?? 1, path: ['sku'] }];
}
