// Made by `npm run generate`; do not edit.
import { type OffersQuery, type OffersQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const OffersDocument = /* @__PURE__ */ new TypedDocumentString('query Offers W2dXMajEJt-28Rrck3SQOjt5bLMjqv2qxHjDWaxwegc') as unknown as TypedDocumentString<OffersQuery, OffersQueryVariables>;
