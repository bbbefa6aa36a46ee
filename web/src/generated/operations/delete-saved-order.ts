// Made by `npm run generate`; do not edit.
import { type DeleteSavedOrderMutation, type DeleteSavedOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const DeleteSavedOrderDocument = /* @__PURE__ */ new TypedDocumentString('mutation DeleteSavedOrder S-1qvCP8j0h5xbUhmnH7xvutQ41yBu1LBAtX-KOCm6c') as unknown as TypedDocumentString<DeleteSavedOrderMutation, DeleteSavedOrderMutationVariables>;
