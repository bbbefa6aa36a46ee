// Made by `npm run generate`; do not edit.
import { type CancelOrderMutation, type CancelOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const CancelOrderDocument = /* @__PURE__ */ new TypedDocumentString('mutation CancelOrder 8n8_vupX489gSpTB4-tJlCcgPAz7dPuU8sAXTPSeL1k') as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
