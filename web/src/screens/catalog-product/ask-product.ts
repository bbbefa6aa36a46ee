import type { QueryClient } from '@tanstack/react-query';
import { logFault } from '#platform/log.ts';
import { readStored } from '#platform/storage-keys.ts';
import { currentLanguage } from '#platform/texts/language.ts';
import { productQueries } from './queries/product.queries.ts';

/** When somebody points at a product or goes there: what the screen is going to ask, before the screen is there. */
export function askProduct(client: QueryClient, sku: string): void {
  const language = currentLanguage();
  const reader = { language, shipToId: readStored('shipToId') };
  client
    .fetchQuery(productQueries.detail(sku, reader))
    .then((product) => {
      if (product?.type_id === 'simple') {
        return client.prefetchQuery(productQueries.packagings(sku, product.sub_brand, reader));
      }
    })
    // The screen asks again and tells what is wrong.
    .catch((cause: unknown) => logFault('product', cause));
}
