import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import type { Ticket, TicketComment } from './tickets.queries.ts';

export type GivenReference = {
  kind: NonNullable<Ticket['reference']>['kind'];
  id: string;
  lineNo: number | null;
  packs?: number | null;
};

export type WrittenRequest = {
  title: string;
  description: string;
  categoryId: string;
  subCategoryId: string;
  reference: GivenReference | null;
  /** The ship-to it concerns, where nothing referred to says so. */
  shipToId: string | null;
  /** The same one again is the same request, however often it is sent. */
  clientId: string;
};

export const createTicket = (body: WrittenRequest): Promise<Ticket> =>
  callRest('POST /api/tickets/CreateTicket', { query: { market: 'EMEA' }, body, once: sendOnce });

export const addComment = (body: { ticketId: string; description: string; clientId: string }): Promise<TicketComment> =>
  callRest('POST /api/tickets/CreateComment', { body, once: sendOnce });

export const moveTicket = (id: string, status: TicketStatus): Promise<Ticket> =>
  callRest('PUT /api/tickets/UpdateTicket/:id', { params: { id }, body: { status } });

export type RewrittenRequest = Pick<WrittenRequest, 'title' | 'description' | 'categoryId' | 'subCategoryId'>;

export const rewriteTicket = (id: string, body: RewrittenRequest): Promise<Ticket> =>
  callRest('PUT /api/tickets/UpdateTicket/:id', { params: { id }, body });

export const markTicketRead = (id: string): Promise<unknown> =>
  callRest('POST /api/tickets/:id/read', { params: { id } });

export const removeAttachment = (id: string): Promise<unknown> =>
  callRest('DELETE /api/tickets/attachments/:id', { params: { id } });
