// Made by `npm run generate`; do not edit.
import { type SavedOrdersQuery, type SavedOrdersQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const SavedOrdersDocument = /* @__PURE__ */ new TypedDocumentString(`
    query SavedOrders($filter: SavedOrderFilterInput, $page: Int!, $pageSize: Int!) {
  getSaveOrderForLater(filter: $filter, currentPage: $page, pageSize: $pageSize) {
    items {
      cart_id
      date
      total
      currency
      pallets
      lines
      ship_to_id
      shipto_name
      customer_order_number
      delivery_date
    }
    page_info {
      total_unique_items
      total_pages
    }
  }
}
    `) as unknown as TypedDocumentString<SavedOrdersQuery, SavedOrdersQueryVariables>;
