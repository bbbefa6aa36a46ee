// Made by `npm run generate`; do not edit.
import { type ProductSuggestionsQuery, type ProductSuggestionsQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const ProductSuggestionsDocument = /* @__PURE__ */ new TypedDocumentString('query ProductSuggestions -jgkb3B-5-Gnf3pje34jTRIsONpkl5tdOvxnrgpIlnA') as unknown as TypedDocumentString<ProductSuggestionsQuery, ProductSuggestionsQueryVariables>;
