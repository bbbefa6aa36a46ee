// Made by `npm run generate`; do not edit.
import { type WishlistPageQuery, type WishlistPageQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const WishlistPageDocument = /* @__PURE__ */ new TypedDocumentString(`
    query WishlistPage($page: Int!) {
  customer {
    wishlists(pageSize: 100, currentPage: $page) {
      items {
        id
        product {
          sku
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WishlistPageQuery, WishlistPageQueryVariables>;
