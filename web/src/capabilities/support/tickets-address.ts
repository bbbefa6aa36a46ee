import { pageNumber, readAddress, text, word } from '#ui/list/filters/address-fields.ts';

/** The ways to look at the list; open ones are shown where the address says nothing. */
export const ticketViews = ['open', 'waiting', 'closed', 'all'] as const;
export type TicketView = (typeof ticketViews)[number];

export const maxSearchLength = 80;

const fields = {
  q: text(maxSearchLength),
  view: (raw: unknown) => ticketViews.find((view) => view === raw && view !== 'open'),
  page: pageNumber,
  /** The request whose conversation is open (T142). */
  ticket: word(/^[\w-]{1,64}$/),
  /** A request that is being written. */
  new: (raw: unknown) => (raw === undefined ? undefined : ('1' as const)),
};

/** What the requests' screen shows, as its address says it: a list, one conversation, or a new request. */
export type TicketsAddress = ReturnType<typeof readTicketsAddress>;
export type TicketsFilters = { view?: TicketView; q?: string };

export const readTicketsAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
