// Made by `npm run generate`; do not edit.
import { type RepeatOrderMutation, type RepeatOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const RepeatOrderDocument = /* @__PURE__ */ new TypedDocumentString('mutation RepeatOrder x6gmdraMPz7IIFoqoyYzvMBkIfeWvPhwTWwEJqNMHUU') as unknown as TypedDocumentString<RepeatOrderMutation, RepeatOrderMutationVariables>;
