// Made by `npm run generate`; do not edit.
import { type SetCartPaymentMutation, type SetCartPaymentMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartPaymentDocument = /* @__PURE__ */ new TypedDocumentString('mutation SetCartPayment tOjj6bVa2iaptWweOpXNQ6POLruUvg78onTeAHa0mgg') as unknown as TypedDocumentString<SetCartPaymentMutation, SetCartPaymentMutationVariables>;
