import { queryOptions } from '@tanstack/react-query';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { OwnWishlistDocument } from '../../generated/operations.ts';

export const favouritesQueries = {
  /** Everybody has one list of favourites; the server makes it when it is first asked for (C8). */
  wishlist: () =>
    queryOptions({
      queryKey: ['favourites', 'wishlist'],
      queryFn: async ({ signal }) => {
        const { customer } = await callGraphql(OwnWishlistDocument, {}, { signal });
        return customer?.wishlists[0] ?? null;
      },
      staleTime: 60_000,
    }),
};
