// Made by `npm run generate`; do not edit.
import { type PortalConfigQuery, type PortalConfigQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const PortalConfigDocument = /* @__PURE__ */ new TypedDocumentString('query PortalConfig HKkV9Sbe5eTjchFsILErT9EsbHOil1T7_-L2qngdFBc') as unknown as TypedDocumentString<PortalConfigQuery, PortalConfigQueryVariables>;
