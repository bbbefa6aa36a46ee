// Made by `npm run generate`; do not edit.
import { type CountSavedOrdersQuery, type CountSavedOrdersQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const CountSavedOrdersDocument = /* @__PURE__ */ new TypedDocumentString(`
    query CountSavedOrders {
  getSaveOrderForLater(pageSize: 1) {
    page_info {
      total_unique_items
    }
  }
}
    `) as unknown as TypedDocumentString<CountSavedOrdersQuery, CountSavedOrdersQueryVariables>;
