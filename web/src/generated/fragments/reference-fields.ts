// Made by `npm run generate`; do not edit.
export const ReferenceFields = `fragment ReferenceFields on Cart {
  customer_order_number
  note_for_driver
}`;
