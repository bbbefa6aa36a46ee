// Made by `npm run generate`; do not edit.
import { ProductCardFields } from '../fragments/product-card-fields.ts';
import { type FavouritesPreviewQuery, type FavouritesPreviewQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const FavouritesPreviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    query FavouritesPreview {
  products(pageSize: 4) {
    items {
      ...ProductCardFields
    }
    total_count
  }
}
    ${ProductCardFields}`) as unknown as TypedDocumentString<FavouritesPreviewQuery, FavouritesPreviewQueryVariables>;
