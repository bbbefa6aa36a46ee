// Made by `npm run generate`; do not edit.
import { QuickGoods } from '../fragments/quick-goods.ts';
import { type GoodsBySkuQuery, type GoodsBySkuQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const GoodsBySkuDocument = /* @__PURE__ */ new TypedDocumentString(`
    query GoodsBySku($skus: [String!]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      ...QuickGoods
    }
  }
}
    ${QuickGoods}`) as unknown as TypedDocumentString<GoodsBySkuQuery, GoodsBySkuQueryVariables>;
