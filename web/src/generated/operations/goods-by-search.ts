// Made by `npm run generate`; do not edit.
import { type GoodsBySearchQuery, type GoodsBySearchQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const GoodsBySearchDocument = /* @__PURE__ */ new TypedDocumentString('query GoodsBySearch xRaDbRSAPNC8l_bIwn8PUHaxROk3dhBu1h1v0ySgTQg') as unknown as TypedDocumentString<GoodsBySearchQuery, GoodsBySearchQueryVariables>;
