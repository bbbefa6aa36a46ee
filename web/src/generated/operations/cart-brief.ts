// Made by `npm run generate`; do not edit.
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type CartBriefQuery, type CartBriefQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const CartBriefDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CartBrief {
  customerCart {
    ...CartBriefFields
  }
}
    ${ReferenceFields}
${CartBriefFields}`) as unknown as TypedDocumentString<CartBriefQuery, CartBriefQueryVariables>;
