// Made by `npm run generate`; do not edit.
import { type RemoveCartLineMutation, type RemoveCartLineMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const RemoveCartLineDocument = /* @__PURE__ */ new TypedDocumentString('mutation RemoveCartLine 9hkM1RFH_HUXSfNshWz6d-UGYMqhrNr5SgWTTFTKGCg') as unknown as TypedDocumentString<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
