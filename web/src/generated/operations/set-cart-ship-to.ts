// Made by `npm run generate`; do not edit.
import { type SetCartShipToMutation, type SetCartShipToMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartShipToDocument = /* @__PURE__ */ new TypedDocumentString('mutation SetCartShipTo GJ-aT0NTQRaAkp8_Y4HHApTDNsRDnDaJ4rhUoiPJU2U') as unknown as TypedDocumentString<SetCartShipToMutation, SetCartShipToMutationVariables>;
