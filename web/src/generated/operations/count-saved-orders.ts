// Made by `npm run generate`; do not edit.
import { type CountSavedOrdersQuery, type CountSavedOrdersQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const CountSavedOrdersDocument = /* @__PURE__ */ new TypedDocumentString('query CountSavedOrders YJ-UYk46UUAFqQQe6uJzcg4ghhgPNwVAMU5qaHbkfSc') as unknown as TypedDocumentString<CountSavedOrdersQuery, CountSavedOrdersQueryVariables>;
