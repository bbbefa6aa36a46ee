// Made by `npm run generate`; do not edit.
import { type RestoreSavedOrderMutation, type RestoreSavedOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const RestoreSavedOrderDocument = /* @__PURE__ */ new TypedDocumentString('mutation RestoreSavedOrder fIn-X5a2fUkA5NpkyCGJv69nl9LfeL9qK2qsVIXNSfk') as unknown as TypedDocumentString<RestoreSavedOrderMutation, RestoreSavedOrderMutationVariables>;
