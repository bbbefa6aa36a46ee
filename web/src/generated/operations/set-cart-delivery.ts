// Made by `npm run generate`; do not edit.
import { type SetCartDeliveryMutation, type SetCartDeliveryMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartDeliveryDocument = /* @__PURE__ */ new TypedDocumentString('mutation SetCartDelivery aJG13DIhp8j6Vm5iWc2Soyhgjb5k64XP1JqnemsFPeU') as unknown as TypedDocumentString<SetCartDeliveryMutation, SetCartDeliveryMutationVariables>;
