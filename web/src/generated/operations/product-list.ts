// Made by `npm run generate`; do not edit.
import { type ProductListQuery, type ProductListQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const ProductListDocument = /* @__PURE__ */ new TypedDocumentString('query ProductList xNDuldB5mpqYcvYpQWxgdgZY3KLmBkoYVMeT4T7Lk90') as unknown as TypedDocumentString<ProductListQuery, ProductListQueryVariables>;
