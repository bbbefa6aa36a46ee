// Made by `npm run generate`; do not edit.
import { type OwnWishlistQuery, type OwnWishlistQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const OwnWishlistDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OwnWishlist {
  customer {
    wishlists(pageSize: 1) {
      id
      items_count
    }
  }
}
    `) as unknown as TypedDocumentString<OwnWishlistQuery, OwnWishlistQueryVariables>;
