// Made by `npm run generate`; do not edit.
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { RepeatedGoods } from '../fragments/repeated-goods.ts';
import { RepeatedLine } from '../fragments/repeated-line.ts';
import { type RepeatOrderMutation, type RepeatOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const RepeatOrderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RepeatOrder($orderNumber: String!, $mode: ReorderMode!) {
  reorderItems(orderNumber: $orderNumber, mode: $mode) {
    cart {
      ...CartFields
    }
    userInputErrors {
      code
      message
    }
    lines {
      ...RepeatedLine
    }
    saved_cart_id
    undo_id
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${RepeatedGoods}
${RepeatedLine}`) as unknown as TypedDocumentString<RepeatOrderMutation, RepeatOrderMutationVariables>;
