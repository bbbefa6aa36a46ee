// Made by `npm run generate`; do not edit.
import { type CartExportQuery, type CartExportQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const CartExportDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CartExport {
  customerCart {
    id
    items {
      id
      quantity
      number_of_layer
      number_of_pallet
      quantity_total
      product {
        sku
        ean
        name
        pack_label
      }
      prices {
        unit
        row_total
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CartExportQuery, CartExportQueryVariables>;
