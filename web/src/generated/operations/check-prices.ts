// Made by `npm run generate`; do not edit.
import { type CheckPricesMutation, type CheckPricesMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const CheckPricesDocument = /* @__PURE__ */ new TypedDocumentString('mutation CheckPrices ujYA7A7oqzZoB9FUYyJWcJVWYPp0yEaIsqJV7LZTm_A') as unknown as TypedDocumentString<CheckPricesMutation, CheckPricesMutationVariables>;
