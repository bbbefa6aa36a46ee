// Made by `npm run generate`; do not edit.
import { type SaveCartForLaterMutation, type SaveCartForLaterMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SaveCartForLaterDocument = /* @__PURE__ */ new TypedDocumentString('mutation SaveCartForLater DGpcd1WAPe9vK2499eUIjlsgNxg-QFUI1tQllyg3T1A') as unknown as TypedDocumentString<SaveCartForLaterMutation, SaveCartForLaterMutationVariables>;
