import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import { day, oneOf, pageNumber, readAddress, text, word, words } from '#ui/list/filters/address-fields.ts';

const key = /^[\w-]{1,40}$/;
export const longestSearch = 60;

const fields = {
  /** Part of any of an order's numbers. */
  q: text(longestSearch),
  status: oneOf(orderStatuses),
  shipTo: words(key),
  from: day,
  to: day,
  page: pageNumber,
  /** The order that is unfolded. */
  order: word(key),
};

/** What the list of orders shows, as the address says it: filters, a page, and the order that is unfolded. */
export type OrdersAddress = ReturnType<typeof readOrdersAddress>;
export type OrdersFilters = Omit<OrdersAddress, 'page' | 'order'>;

export const readOrdersAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
