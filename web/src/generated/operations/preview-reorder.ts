// Made by `npm run generate`; do not edit.
import { type PreviewReorderQuery, type PreviewReorderQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const PreviewReorderDocument = /* @__PURE__ */ new TypedDocumentString('query PreviewReorder eky0zeItVX3JEKyGNgQB1EQkFnDKHucjYNzgml7o2nw') as unknown as TypedDocumentString<PreviewReorderQuery, PreviewReorderQueryVariables>;
