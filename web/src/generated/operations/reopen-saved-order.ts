// Made by `npm run generate`; do not edit.
import { type ReopenSavedOrderMutation, type ReopenSavedOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const ReopenSavedOrderDocument = /* @__PURE__ */ new TypedDocumentString('mutation ReopenSavedOrder WCzLM5yV9IyIhF2USqngbch0Ra-T1DhAhRvqILCRxFE') as unknown as TypedDocumentString<ReopenSavedOrderMutation, ReopenSavedOrderMutationVariables>;
