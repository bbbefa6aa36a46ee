// Made by `npm run generate`; do not edit.
import { type WishlistPageQuery, type WishlistPageQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const WishlistPageDocument = /* @__PURE__ */ new TypedDocumentString('query WishlistPage RHooCVOhrKxYkcodTMtIBA9dS5qHLRqu6Uqcqu48DNk') as unknown as TypedDocumentString<WishlistPageQuery, WishlistPageQueryVariables>;
