// Made by `npm run generate`; do not edit.
import { type CartExportQuery, type CartExportQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const CartExportDocument = /* @__PURE__ */ new TypedDocumentString('query CartExport 4e8Xvcq3QnwJNgQGpOW4vbbJ3vV4MZuX0Zt0UUWV5k0') as unknown as TypedDocumentString<CartExportQuery, CartExportQueryVariables>;
