// Made by `npm run generate`; do not edit.
import { type PlaceOrderMutation, type PlaceOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const PlaceOrderDocument = /* @__PURE__ */ new TypedDocumentString('mutation PlaceOrder XTUHF6DhpdvHEglynj5xfd_NS6fhnaZvo2jGzojM8c0') as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
