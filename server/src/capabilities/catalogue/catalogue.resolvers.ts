import type { QueryResolvers } from '@dray/contract/generated/wire.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { CatalogueDoor } from './catalogue.door.ts';
import { categoryToWire, needsFromWire, packagingToWire, productsToWire } from './catalogue.wire.ts';
import { offerQueryFromWire, productQueryFromWire } from './wire/product-query.wire.ts';

type Resolvers = {
  Query: Pick<QueryResolvers<Request>, 'products' | 'offers' | 'categoryList' | 'getProductAvaliablePackaging'>;
};

export function catalogueResolvers(catalogueOf: DoorOf<CatalogueDoor>): Resolvers {
  return {
    Query: {
      products: (_root, args, request, info) =>
        request.read(async (transaction) => {
          const query = productQueryFromWire(args, request.delivery.onlyFavourites);
          const needs = needsFromWire(selectedFields(info));
          return productsToWire(await catalogueOf(transaction).listProducts(request, query, needs), query);
        }),

      offers: (_root, args, request, info) =>
        request.read(async (transaction) => {
          const query = offerQueryFromWire(args);
          const needs = needsFromWire(selectedFields(info));
          return productsToWire(await catalogueOf(transaction).listProducts(request, query, needs), query);
        }),

      categoryList: (_root, { name }, request) =>
        request.read(async (transaction) => {
          const categories = await catalogueOf(transaction).listCategories(request, name ?? undefined);
          return categories.map((category) => categoryToWire(category, request.language));
        }),

      getProductAvaliablePackaging: (_root, { sku, sub_brand }, request) =>
        request.read(async (transaction) =>
          (await catalogueOf(transaction).findAvailablePackaging(request, { sku, subBrand: sub_brand })).map(
            packagingToWire,
          ),
        ),
    },
  };
}
