import type { Language } from '@dray/contract/languages.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { CartBriefDocument, type CartBriefFieldsFragment } from '../../../generated/operations.ts';

export type BriefCart = CartBriefFieldsFragment;
export type BriefLine = BriefCart['items'][number];

/** Everything that is kept of the cart; its messages are in the reader's language, so each language keeps its own. */
export const cartKey = ['cart'] as const;

export const cartQueries = {
  /** What every screen must know: how many lines, how much of each product, and how full the vehicle is. */
  brief: (language: Language) =>
    queryOptions({
      queryKey: [...cartKey, 'brief', language],
      queryFn: async ({ signal }): Promise<BriefCart> =>
        (await callGraphql(CartBriefDocument, {}, { signal })).customerCart,
      // Another tab or another person may have changed it; every change of our own brings the whole cart along.
      staleTime: 30_000,
      refetchOnWindowFocus: true,
    }),
};

export const useBriefCart = (): BriefCart | undefined => useQuery(cartQueries.brief(useLanguage())).data;

/** The line of a simple product; bundles may have several and are changed in the cart alone. */
export const useLineOf = (sku: string): BriefLine | undefined =>
  useBriefCart()?.items.find(({ product }) => product.sku === sku);
