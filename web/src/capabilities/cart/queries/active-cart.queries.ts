import type { Language } from '@dray/contract/languages.ts';
import { type QueryClient, queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { ActiveCartDocument, type CartFieldsFragment } from '../../../generated/operations.ts';
import { cartKey, cartQueries } from './cart.queries.ts';

export type Cart = CartFieldsFragment;
export type CartLine = Cart['items'][number];

export const activeCartQueries = {
  /** The whole cart, for the panel, the cart's own screen and the summary (K1). */
  full: (language: Language, client: QueryClient) =>
    queryOptions({
      queryKey: [...cartKey, 'full', language],
      queryFn: async ({ signal }): Promise<Cart> => {
        const { customerCart } = await callGraphql(ActiveCartDocument, {}, { signal });
        client.setQueryData(cartQueries.brief(language).queryKey, customerCart);
        return customerCart;
      },
      staleTime: 10_000,
      refetchOnWindowFocus: true,
    }),
};

/** The active cart as a query: `data`, `isPending`, `error`. */
export const useCart = (): UseQueryResult<Cart> => useQuery(activeCartQueries.full(useLanguage(), useQueryClient()));

/** Keeps what the server answered to a change wherever the cart is shown. */
export function cacheCart(client: QueryClient, language: Language, cart: Cart): void {
  client.setQueryData(activeCartQueries.full(language, client).queryKey, cart);
  client.setQueryData(cartQueries.brief(language).queryKey, cart);
}
