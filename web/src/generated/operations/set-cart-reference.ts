// Made by `npm run generate`; do not edit.
import { type SetCartReferenceMutation, type SetCartReferenceMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartReferenceDocument = /* @__PURE__ */ new TypedDocumentString('mutation SetCartReference ad-sBbDkq0aQW_gpZi2bNPFIdZ9N0dq4s96o5Z15urg') as unknown as TypedDocumentString<SetCartReferenceMutation, SetCartReferenceMutationVariables>;
