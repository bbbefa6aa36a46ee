import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import { orderViews } from '@dray/contract/ordering/order-views.ts';
import { day, oneOf, pageNumber, readAddress, text, word, words } from '#ui/list/filters/address-fields.ts';

const key = /^[\w-]{1,40}$/;
/** The names of the wire, and whatever else the ERP may come to say. */
const deliveryStatus = /^[\w -]{1,60}$/;
export const maxSearchLength = 60;

const fields = {
  /** Part of any of an order's numbers. */
  q: text(maxSearchLength),
  view: (raw: unknown) => orderViews.find((view) => view === raw),
  status: oneOf(orderStatuses),
  deliveryStatus: words(deliveryStatus),
  shipTo: words(key),
  from: day,
  to: day,
  page: pageNumber,
  /** The order that is shown. */
  order: word(key),
};

/** What the list of orders shows, as the address says it: filters and a page, or one order of it. */
export type OrdersAddress = ReturnType<typeof readOrdersAddress>;
export type OrdersFilters = Omit<OrdersAddress, 'page' | 'order'>;

export const readOrdersAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
