// Made by `npm run generate`; do not edit.
import { type UndoReorderMutation, type UndoReorderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const UndoReorderDocument = /* @__PURE__ */ new TypedDocumentString('mutation UndoReorder PFPxYtbuaINxCAXuzSP4Dt17WQ2wW3d2Rksqp2uPF5o') as unknown as TypedDocumentString<UndoReorderMutation, UndoReorderMutationVariables>;
