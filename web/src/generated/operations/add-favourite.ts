// Made by `npm run generate`; do not edit.
import { type AddFavouriteMutation, type AddFavouriteMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const AddFavouriteDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddFavourite($wishlistId: ID!, $sku: String!) {
  addProductsToWishlist(wishlist_id: $wishlistId, sku: $sku) {
    wishlist {
      items {
        id
        product {
          sku
        }
      }
    }
    user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddFavouriteMutation, AddFavouriteMutationVariables>;
