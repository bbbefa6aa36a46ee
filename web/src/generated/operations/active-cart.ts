// Made by `npm run generate`; do not edit.
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type ActiveCartQuery, type ActiveCartQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const ActiveCartDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ActiveCart {
  customerCart {
    ...CartFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}`) as unknown as TypedDocumentString<ActiveCartQuery, ActiveCartQueryVariables>;
