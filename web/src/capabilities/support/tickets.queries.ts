import type { Language } from '@dray/contract/languages.ts';
import { waitingStatus } from '@dray/contract/support/ticket-status.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AnswerTo, callRest } from '#platform/calls/rest-client.ts';
import type { TicketsFilters, TicketView } from './tickets-address.ts';

type TicketPage = AnswerTo<'GET /api/tickets/GetAllTickets'>;
export type TicketRow = TicketPage['results'][number];
export type Ticket = AnswerTo<'GET /api/tickets/GetTicketById/:id'>;
export type TicketComment = Ticket['comments'][number];
export type Attachment = Ticket['attachments'][number];
export type Category = AnswerTo<'GET /api/tickets/GetCategories'>[number];

export const ticketsPerPage = 20;
export const ticketsKey = ['tickets'] as const;

/** Names of statuses and categories are given in the reader's language, so each language has its own answers. */
export const ticketsQueries = {
  /** Of every ship-to where the reader holds Support, the last changed first (G1). */
  list: (filters: TicketsFilters, page: number, language: Language) =>
    queryOptions({
      queryKey: [...ticketsKey, 'list', filters, page, language],
      queryFn: ({ signal }) =>
        fetchTickets(filters, { offset: (page - 1) * ticketsPerPage, limit: ticketsPerPage }, signal),
      placeholderData: keepPreviousData,
    }),
  /** Those that are open, for the first page. */
  open: (count: number, language: Language) =>
    queryOptions({
      queryKey: [...ticketsKey, 'open', count, language],
      queryFn: ({ signal }) => fetchTickets({}, { offset: 0, limit: count }, signal),
    }),
  /** How many there are, for the name of a view. */
  count: (view: TicketView) =>
    queryOptions({
      queryKey: [...ticketsKey, 'count', view],
      queryFn: async ({ signal }) => (await fetchTickets({ view }, { offset: 0, limit: 1 }, signal)).total,
    }),
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...ticketsKey, 'one', id, language],
      queryFn: ({ signal }) => callRest('GET /api/tickets/GetTicketById/:id', { params: { id }, signal }),
    }),
  categories: (language: Language) =>
    queryOptions({
      queryKey: [...ticketsKey, 'categories', language],
      queryFn: ({ signal }) => callRest('GET /api/tickets/GetCategories', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

const statusOf = { open: 'open', closed: 'closed', waiting: waitingStatus, all: undefined } as const;

const fetchTickets = (
  { view = 'open', q }: TicketsFilters,
  page: { offset: number; limit: number },
  signal: AbortSignal,
): Promise<TicketPage> => {
  const status = statusOf[view];
  return callRest('GET /api/tickets/GetAllTickets', {
    query: { ...page, ...(status ? { status } : {}), ...(q ? { search: q } : {}) },
    signal,
  });
};
