// Made by `npm run generate`; do not edit.
import { RepeatOutcome } from '../fragments/repeat-outcome.ts';
import { RepeatedGoods } from '../fragments/repeated-goods.ts';
import { RepeatedLine } from '../fragments/repeated-line.ts';
import { type PreviewReorderQuery, type PreviewReorderQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const PreviewReorderDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PreviewReorder($orderNumber: String) {
  previewReorder(orderNumber: $orderNumber) {
    order_number
    placed_on
    ship_to_id
    line_count
    weight
    total
    currency
    cart_lines
    lines {
      ...RepeatedLine
    }
    add {
      ...RepeatOutcome
    }
    replace {
      ...RepeatOutcome
    }
  }
}
    ${RepeatedGoods}
${RepeatedLine}
${RepeatOutcome}`) as unknown as TypedDocumentString<PreviewReorderQuery, PreviewReorderQueryVariables>;
