import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reader } from '#capabilities/catalogue/index.ts';
import { type Packaging, type Product, productQueries } from './queries/product.queries.ts';

type Shown = {
  /** Null where there is no such product for this customer. */
  product: UseQueryResult<Product | null>;
  packagings: UseQueryResult<Packaging[]>;
};

/**
 * A product and the other packs it comes in. Going from one pack to the other keeps the page as it is until the new one
 * is there; going to another product begins anew.
 */
export function useProduct(sku: string, reader: Reader): Shown {
  const client = useQueryClient();
  const isPackOf = (other: Product) =>
    client
      .getQueryData(productQueries.packagings(other.sku, other.sub_brand, reader).queryKey)
      ?.some((each) => each.sku === sku);

  const product = useQuery({
    ...productQueries.detail(sku, reader),
    placeholderData: (previous) => (previous && isPackOf(previous) ? previous : undefined),
  });
  const { data } = product;
  const packagings = useQuery({
    ...productQueries.packagings(sku, data?.sub_brand ?? '', reader),
    enabled: data?.type_id === 'simple' && data.sku === sku,
    placeholderData: (previous) => (previous?.some((each) => each.sku === sku) ? previous : undefined),
  });
  return { product, packagings };
}
