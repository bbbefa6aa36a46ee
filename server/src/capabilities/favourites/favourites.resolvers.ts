import type { CustomerResolvers, MutationResolvers, QueryResolvers } from '@dray/contract/generated/wire.ts';
import { limits } from '@dray/contract/limits.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { FavouritesDoor } from './favourites.door.ts';
import type { Page } from './favourites.model.ts';
import { changedWishlistToWire, wantedFromWire, wishlistToWire } from './favourites.wire.ts';

type Resolvers = {
  Query: Pick<QueryResolvers<Request>, 'customer'>;
  Customer: Pick<CustomerResolvers<Request>, 'wishlists'>;
  Mutation: Pick<MutationResolvers<Request>, 'addProductsToWishlist' | 'removeProductsFromWishlist'>;
};

/** Which of these skus the caller may buy at the ship-to of their request. */
export type OfferedTo = (request: Request, skus: readonly string[]) => Promise<ReadonlySet<string>>;

export function favouritesResolvers(favouritesOf: DoorOf<FavouritesDoor>, offeredTo: OfferedTo): Resolvers {
  return {
    Query: {
      // Favourites have arguments of their own, so they are resolved below.
      customer: (_root, _args, request) => ({ uid: request.caller.uid, wishlists: [] }),
    },

    Customer: {
      async wishlists(_customer, { pageSize, currentPage }, request) {
        const { uid } = request.caller;
        const page = toPage(pageSize, currentPage);
        const found = await request.read((transaction) => favouritesOf(transaction).findWishlist(uid, page));
        const wishlist =
          found ?? (await request.write((transaction) => favouritesOf(transaction).getWishlist(uid, page)));
        return [wishlistToWire(wishlist)];
      },
    },

    Mutation: {
      async addProductsToWishlist(_root, { wishlist_id: wishlistId, ...named }, request) {
        const wanted = wantedFromWire(named);
        const offered = await offeredTo(
          request,
          wanted.map(({ sku }) => sku),
        );
        const { uid } = request.caller;
        return request.write(async (transaction) =>
          changedWishlistToWire(
            await favouritesOf(transaction).addProducts({ uid, wishlistId, wanted, offered }),
            request.language,
          ),
        );
      },

      removeProductsFromWishlist: (_root, { wishlist_id: wishlistId, wishlist_items_ids: itemIds }, request) =>
        request.write(async (transaction) =>
          changedWishlistToWire(
            await favouritesOf(transaction).removeProducts({ uid: request.caller.uid, wishlistId, itemIds }),
            request.language,
          ),
        ),
    },
  };
}

function toPage(size: number | null, number: number | null): Page {
  const page = { size: size ?? 8, number: number ?? 1 };
  if (page.size < 1 || page.size > limits.pageSize || page.number < 1) throw new Refusal('MALFORMED_REQUEST');
  return page;
}
