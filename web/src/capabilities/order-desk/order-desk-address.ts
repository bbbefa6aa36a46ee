import { isCountry } from '@dray/contract/markets.ts';
import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import { orderViews } from '@dray/contract/ordering/order-views.ts';
import { day, oneOf, pageNumber, readAddress, text, word } from '#ui/list/filters/address-fields.ts';

const key = /^[\w-]{1,40}$/;
export const maxOrderSearch = 60;
export const maxKeyLength = 40;

const fields = {
  /** Part of any of an order's numbers. */
  q: text(maxOrderSearch),
  market: (raw: unknown) => (isCountry(raw) ? raw : undefined),
  company: word(key),
  shipTo: word(key),
  view: (raw: unknown) => orderViews.find((view) => view === raw),
  status: oneOf(orderStatuses),
  from: day,
  to: day,
  page: pageNumber,
  /** Only what was placed before this order: further down than pages are counted. */
  before: word(key),
  /** One order alone. */
  order: word(key),
};

export type OrderDeskAddress = ReturnType<typeof readOrderDesk>;
export type OrderDeskFilters = Omit<OrderDeskAddress, 'page' | 'order' | 'before'>;

export const readOrderDesk = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
