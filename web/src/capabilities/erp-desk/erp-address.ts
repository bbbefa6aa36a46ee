import { isCountry } from '@dray/contract/markets.ts';
import { day, pageNumber, readAddress, text, word } from '#ui/list/filters/address-fields.ts';

/** What waits for a person, what the ERP may have, what waits its turn, and what does not agree. */
export const erpViews = ['parked', 'unknown', 'waiting', 'differences'] as const;
export type ErpView = (typeof erpViews)[number];

const fields = {
  view: (raw: unknown) => erpViews.find((each) => each === raw),
  /** One order alone, with its whole way. */
  order: word(/^[A-Za-z0-9_-]{1,40}$/),
  market: (raw: unknown) => (isCountry(raw) ? raw : undefined),
  cause: text(60),
  /** Days on which differences were found. */
  from: day,
  to: day,
  page: pageNumber,
};

export type ErpAddress = ReturnType<typeof readErp>;
export type QueueFilters = Pick<ErpAddress, 'market' | 'cause'>;
export type DifferenceFilters = Pick<ErpAddress, 'market' | 'from' | 'to'>;

export const readErp = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
