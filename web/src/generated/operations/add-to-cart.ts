// Made by `npm run generate`; do not edit.
import { type AddToCartMutation, type AddToCartMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const AddToCartDocument = /* @__PURE__ */ new TypedDocumentString('mutation AddToCart FtLf87dGFn4S1cukHmJwpEL-GLTC5CWzS2n6WvNKlAM') as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
