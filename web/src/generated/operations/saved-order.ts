// Made by `npm run generate`; do not edit.
import { type SavedOrderQuery, type SavedOrderQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const SavedOrderDocument = /* @__PURE__ */ new TypedDocumentString('query SavedOrder XNYOkeaDEArcm1TFhbsajBiJwpsWDSZ3a-g1NOxtb48') as unknown as TypedDocumentString<SavedOrderQuery, SavedOrderQueryVariables>;
