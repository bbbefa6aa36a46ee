// Made by `npm run generate`; do not edit.
export const CartAnswerFields = `fragment CartAnswerFields on CartOutput {
  cart {
    ...CartFields
  }
  user_errors {
    code
    message
  }
  line_results {
    sku
    status
    quantity_total
    code
    message
  }
}`;
