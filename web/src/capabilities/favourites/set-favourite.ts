import type { QueryClient } from '@tanstack/react-query';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { AddFavouriteDocument, RemoveFavouriteDocument, WishlistPageDocument } from '../../generated/operations.ts';
import { favouritesQueries } from './favourites.queries.ts';

type Item = { id: string; product: { sku: string } };

// A list holds at most 500; one page more than that and something is wrong with the answers, not with the list.
const maxPages = 6;

/** Makes a product a favourite or an ordinary one again; what the server could not do is a refusal in its words (C8). */
export async function setFavourite(client: QueryClient, sku: string, isFavourite: boolean): Promise<void> {
  const wishlist = await client.ensureQueryData(favouritesQueries.wishlist());
  if (!wishlist) throw new Error('the caller has no wishlist');
  const [error] = isFavourite ? await add(client, wishlist.id, sku) : await remove(client, wishlist.id, sku);
  if (error) throw new CallRefused(200, { said: error.message });
}

async function add(client: QueryClient, wishlistId: string, sku: string) {
  const { addProductsToWishlist: added } = await callGraphql(AddFavouriteDocument, { wishlistId, sku });
  const item = itemOf(sku, added.wishlist.items);
  // A user who takes it back at once is spared a look through the list.
  if (item) client.setQueryData(itemKey(sku), item.id);
  return added.user_errors;
}

async function remove(client: QueryClient, wishlistId: string, sku: string) {
  const itemId = client.getQueryData<string>(itemKey(sku)) ?? (await findItem(sku))?.id;
  client.removeQueries({ queryKey: itemKey(sku) });
  if (!itemId) return [];
  const { removeProductsFromWishlist: removed } = await callGraphql(RemoveFavouriteDocument, { wishlistId, itemId });
  // Gone is gone, no matter who took it away.
  return removed.user_errors.filter(({ code }) => code !== 'FAVOURITE_NOT_FOUND');
}

const itemKey = (sku: string) => ['favourites', 'item', sku];

const itemOf = (sku: string, items: readonly Item[]): Item | undefined =>
  items.find(({ product }) => product.sku === sku);

/** Items are removed by their own id, which products do not carry. */
async function findItem(sku: string): Promise<Item | undefined> {
  for (let page = 1; page <= maxPages; page += 1) {
    const { customer } = await callGraphql(WishlistPageDocument, { page });
    const items = customer?.wishlists[0]?.items ?? [];
    const found = itemOf(sku, items);
    if (found || items.length === 0) return found;
  }
  return undefined;
}
