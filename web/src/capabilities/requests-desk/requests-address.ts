import { isCountry } from '@dray/contract/markets.ts';
import { isTicketCategory } from '@dray/contract/support/ticket-categories.ts';
import { isTicketStatus } from '@dray/contract/support/ticket-status.ts';
import { pageNumber, readAddress, text, word } from '#ui/list/filters/address-fields.ts';

/** Whose customer waits, whose it is, and how far it is; those that wait are shown where the address says nothing. */
export const requestViews = ['waiting', 'mine', 'unassigned', 'open', 'closed', 'all'] as const;
export type RequestView = (typeof requestViews)[number];

export const maxRequestSearch = 80;

const fields = {
  view: (raw: unknown) => requestViews.find((view) => view === raw && view !== 'waiting'),
  status: (raw: unknown) => (isTicketStatus(raw) ? raw : undefined),
  market: (raw: unknown) => (isCountry(raw) ? raw : undefined),
  category: (raw: unknown) => (typeof raw === 'string' && isTicketCategory(raw) ? raw : undefined),
  q: text(maxRequestSearch),
  page: pageNumber,
  /** The one whose conversation is open. */
  request: word(/^[\w-]{1,64}$/),
  /** The answers that are written once, in place of the requests. */
  answers: (raw: unknown) => (raw === undefined ? undefined : ('1' as const)),
};

export type RequestsAddress = ReturnType<typeof readRequests>;
export type RequestFilters = Pick<RequestsAddress, 'view' | 'status' | 'market' | 'category' | 'q'>;

export const readRequests = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
