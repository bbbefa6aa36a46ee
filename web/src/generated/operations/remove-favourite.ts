// Made by `npm run generate`; do not edit.
import { type RemoveFavouriteMutation, type RemoveFavouriteMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const RemoveFavouriteDocument = /* @__PURE__ */ new TypedDocumentString('mutation RemoveFavourite MymQ8CKyW_UHvytOa_qQWYxQdloY_wsTs4hYa46Juvo') as unknown as TypedDocumentString<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>;
