import { queryOptions } from '@tanstack/react-query';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { PicturesBySkuDocument } from '../../../../generated/operations.ts';

/** Pictures of the goods of an order that are still sold at its ship-to; of the others the kind of pack is drawn. */
export const linePictureQueries = {
  of: (skus: readonly string[], shipToId: string) =>
    queryOptions({
      queryKey: ['catalogue', 'line-pictures', shipToId, ...skus],
      queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
        const { products } = await callGraphql(
          PicturesBySkuDocument,
          { skus: [...skus] },
          { signal, delivery: { shipToId } },
        );
        return new Map(products.items.map(({ sku, thumbnail }) => [sku, thumbnail]));
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
