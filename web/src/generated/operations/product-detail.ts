// Made by `npm run generate`; do not edit.
import { type ProductDetailQuery, type ProductDetailQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const ProductDetailDocument = /* @__PURE__ */ new TypedDocumentString('query ProductDetail b8L8WIo7OphXDlOlBF-Fvp5Og-ck6DM4ukv04gM6W4w') as unknown as TypedDocumentString<ProductDetailQuery, ProductDetailQueryVariables>;
