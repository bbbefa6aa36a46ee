// Made by `npm run generate`; do not edit.
import { type PortalConfigQuery, type PortalConfigQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const PortalConfigDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PortalConfig {
  getPortalConfig {
    maintenance
    banner_rotation
    sections {
      label
      value
    }
  }
}
    `) as unknown as TypedDocumentString<PortalConfigQuery, PortalConfigQueryVariables>;
