// Made by `npm run generate`; do not edit.
import { type SetCartLinesMutation, type SetCartLinesMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartLinesDocument = /* @__PURE__ */ new TypedDocumentString('mutation SetCartLines DSWoRQRH1FBmktpeZ5JRIRvKO5afFaJbs-_P-zaR07I') as unknown as TypedDocumentString<SetCartLinesMutation, SetCartLinesMutationVariables>;
