// Made by `npm run generate`; do not edit.
import { type OfferSuggestionsQuery, type OfferSuggestionsQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const OfferSuggestionsDocument = /* @__PURE__ */ new TypedDocumentString('query OfferSuggestions KQN-UkXllrZbSHYRwHTBlM1md31A_1HxRglDRKepSP0') as unknown as TypedDocumentString<OfferSuggestionsQuery, OfferSuggestionsQueryVariables>;
