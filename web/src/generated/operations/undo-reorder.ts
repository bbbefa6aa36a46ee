// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type UndoReorderMutation, type UndoReorderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const UndoReorderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation UndoReorder($undoId: ID!) {
  undoReorder(undo_id: $undoId) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<UndoReorderMutation, UndoReorderMutationVariables>;
