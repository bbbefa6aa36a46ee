// Made by `npm run generate`; do not edit.
import { type AvailablePackagingQuery, type AvailablePackagingQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const AvailablePackagingDocument = /* @__PURE__ */ new TypedDocumentString('query AvailablePackaging PckJ8-JsoL4lk97eBk5NjVy9mo4NyHum-vPxFvnC8kU') as unknown as TypedDocumentString<AvailablePackagingQuery, AvailablePackagingQueryVariables>;
