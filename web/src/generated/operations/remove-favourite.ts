// Made by `npm run generate`; do not edit.
import { type RemoveFavouriteMutation, type RemoveFavouriteMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const RemoveFavouriteDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveFavourite($wishlistId: ID!, $itemId: ID!) {
  removeProductsFromWishlist(
    wishlist_id: $wishlistId
    wishlist_items_ids: [$itemId]
  ) {
    user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>;
