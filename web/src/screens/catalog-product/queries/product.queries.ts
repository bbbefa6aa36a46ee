import { queryOptions } from '@tanstack/react-query';
import type { Reader } from '#capabilities/catalogue/index.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import {
  AvailablePackagingDocument,
  type AvailablePackagingQuery,
  ProductDetailDocument,
  type ProductDetailQuery,
} from '../../../generated/operations.ts';

export type Product = ProductDetailQuery['products']['items'][number];
export type Packaging = AvailablePackagingQuery['getProductAvaliablePackaging'][number];

export const productQueries = {
  detail: (sku: string, { language, shipToId = '' }: Reader) =>
    queryOptions({
      queryKey: ['catalogue', 'product', language, shipToId, sku],
      /** Null where there is no such product for this customer. */
      queryFn: async ({ signal }) => {
        const { products } = await callGraphql(
          ProductDetailDocument,
          { sku },
          { signal, delivery: { shipToId: shipToId } },
        );
        return products.items[0] ?? null;
      },
    }),

  packagings: (sku: string, subBrand: string, { language, shipToId = '' }: Reader) =>
    queryOptions({
      queryKey: ['catalogue', 'packagings', language, shipToId, sku, subBrand],
      queryFn: async ({ signal }) => {
        const delivery = { shipToId: shipToId };
        const answer = await callGraphql(AvailablePackagingDocument, { sku, subBrand }, { signal, delivery });
        return answer.getProductAvaliablePackaging;
      },
    }),
};
