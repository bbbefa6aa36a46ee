import type { Language } from '@dray/contract/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { FavouritesPreviewDocument, OffersDocument, ProductListDocument } from '../../generated/operations.ts';
import type { SortName } from './list-address.ts';
import type { Selection } from './selection.ts';
import { toListVariables } from './selection.wire.ts';

/** Whose prices, in whose words: what every answer of the catalogue depends on besides the question. */
export type Reader = { language: Language; shipToId: string | undefined };

export type WantedList = { selection: Selection; sort: SortName; page: number; onlyFavourites: boolean };

const favouritesOnly = { myFavourites: '1' };

export const catalogueQueries = {
  list: (wanted: WantedList, { language, shipToId }: Reader) =>
    queryOptions({
      queryKey: ['catalogue', 'list', language, shipToId ?? '', wanted],
      queryFn: async ({ signal }) => {
        const { selection, sort, page, onlyFavourites } = wanted;
        const delivery = { shipToId: shipToId ?? '', ...(onlyFavourites ? favouritesOnly : {}) };
        return (await callGraphql(ProductListDocument, toListVariables(selection, sort, page), { signal, delivery }))
          .products;
      },
      // The last page stays while the next one comes; the prices of another ship-to do not.
      placeholderData: (last, lastQuery) => (lastQuery?.queryKey[3] === (shipToId ?? '') ? last : undefined),
    }),

  /** Bundles of the caller's market, at the prices of the chosen ship-to (T134). */
  offers: ({ language, shipToId }: Reader) =>
    queryOptions({
      queryKey: ['catalogue', 'offers', language, shipToId ?? ''],
      queryFn: async ({ signal }) => {
        const delivery = { shipToId: shipToId ?? '' };
        return (await callGraphql(OffersDocument, {}, { signal, delivery })).offers.items;
      },
    }),

  /** The first four favourites (E4). */
  favouritesPreview: ({ language, shipToId }: Reader) =>
    queryOptions({
      queryKey: ['catalogue', 'favourites-preview', language, shipToId ?? ''],
      queryFn: async ({ signal }) => {
        const delivery = { shipToId: shipToId ?? '', ...favouritesOnly };
        return (await callGraphql(FavouritesPreviewDocument, {}, { signal, delivery })).products;
      },
    }),
};
