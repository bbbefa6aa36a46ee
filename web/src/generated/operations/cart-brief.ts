// Made by `npm run generate`; do not edit.
import { type CartBriefQuery, type CartBriefQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const CartBriefDocument = /* @__PURE__ */ new TypedDocumentString('query CartBrief n8clC2-zO8Wki4aW1UENYkWsMMVRDyirO5TqRNoF4KQ') as unknown as TypedDocumentString<CartBriefQuery, CartBriefQueryVariables>;
