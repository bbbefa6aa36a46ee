// Made by `npm run generate`; do not edit.
import { type OwnWishlistQuery, type OwnWishlistQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const OwnWishlistDocument = /* @__PURE__ */ new TypedDocumentString('query OwnWishlist wDqgW4nOGCshyZ0tC_I-fKv2jVRyGKC2dsjVKng4emw') as unknown as TypedDocumentString<OwnWishlistQuery, OwnWishlistQueryVariables>;
