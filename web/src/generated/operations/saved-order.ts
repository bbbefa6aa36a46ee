// Made by `npm run generate`; do not edit.
import { type SavedOrderQuery, type SavedOrderQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const SavedOrderDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SavedOrder($cartId: String!) {
  getSaveOrderDetails(cart_id: $cartId) {
    cart_id
    delivery_date
    transporttype
    shipping_address {
      outlet_name
      street
      city
      postalcode
    }
    billing_address {
      payername
    }
    shipping_methods {
      value
      label
    }
    payment_method {
      title
    }
    items {
      id
      quantity_total
      pack_format
      product {
        name
        pack_label
      }
      prices {
        unit
        row_total
      }
      bundle_options {
        name
        quantity
      }
      errors {
        code
        message
      }
      price_before
    }
    prices {
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<SavedOrderQuery, SavedOrderQueryVariables>;
