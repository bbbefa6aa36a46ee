// Made by `npm run generate`; do not edit.
import { type SavedOrdersQuery, type SavedOrdersQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const SavedOrdersDocument = /* @__PURE__ */ new TypedDocumentString('query SavedOrders E7nsJJJ0DJBl7AJAsHIIyX6w5BRtKsROMjtPXcSXAqQ') as unknown as TypedDocumentString<SavedOrdersQuery, SavedOrdersQueryVariables>;
