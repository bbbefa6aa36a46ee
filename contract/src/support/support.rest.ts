import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import { limits } from '../limits.ts';
import type { RestRoute } from '../rest-route.ts';
import { attachment, category, comment, givenReference, subCategory, ticketRow, wholeTicket } from './ticket-shapes.ts';
import { ticketStatuses } from './ticket-status.ts';

const guard = holdersOf('Support');
const id = z.uuid();
const params = z.object({ id });
/** Judged by the handler, which refuses in words; here only so that nothing without bounds is looked at. */
const text = z.string().max(20_000);
const categoryId = z.string().max(40);
/** Made by the page for each form: the same one again is the same request, however often it is sent. */
const clientId = z.uuid().optional();

export const supportRoutes = {
  listTickets: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/tickets/GetAllTickets',
    summary: 'Requests of the companies and places where the caller holds Support, the last changed first.',
    guard,
    query: z.object({
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(limits.pageSize).default(20),
      status: z.enum([...ticketStatuses, 'open', 'closed']).optional(),
      search: z.string().max(100).optional(),
    }),
    response: z.object({
      total: z.int(),
      offset: z.int(),
      limit: z.int(),
      results: z.array(ticketRow),
      waitingForYou: z.int().meta({ description: 'Of all of them, whatever was asked for.' }),
    }),
  },
  getTicket: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/tickets/GetTicketById/:id',
    summary: 'One request with its conversation.',
    guard,
    params,
    response: wholeTicket,
  },
  listTicketCategories: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/tickets/GetCategories',
    summary: 'What a request can be about.',
    guard,
    response: z.array(category),
  },
  listSubCategoriesOf: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/tickets/GetSubCategoriesByCategoryId/:id',
    summary: 'The sub-categories of one category.',
    guard,
    params: z.object({ id: categoryId }),
    response: z.array(subCategory),
  },
  listSubCategories: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/tickets/GetAllSubCategories',
    summary: 'All sub-categories.',
    guard,
    response: z.array(subCategory),
  },
  createTicket: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/tickets/CreateTicket',
    summary: 'A new request of the caller.',
    guard,
    query: z.object({ market: z.literal('EMEA').default('EMEA') }),
    body: z.object({
      title: text,
      description: text,
      categoryId,
      subCategoryId: categoryId,
      reference: givenReference.nullish(),
      /** The place it concerns, where nothing referred to says so. */
      shipToId: z.string().max(40).nullish(),
      clientId,
    }),
    status: 201,
    response: wholeTicket,
  },
  createTicketComment: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/tickets/CreateComment',
    summary: 'An answer of the caller; who he is, only his session says.',
    guard,
    body: z.object({ ticketId: id, description: text, user: z.unknown().optional(), clientId }),
    status: 201,
    response: comment,
  },
  updateTicket: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/tickets/UpdateTicket/:id',
    summary: 'Moves a request to another status, or changes what its author wrote before anybody answered (T90).',
    guard,
    params,
    body: z.object({
      status: z.enum(ticketStatuses).optional(),
      title: text.optional(),
      description: text.optional(),
      categoryId: categoryId.optional(),
      subCategoryId: categoryId.optional(),
    }),
    response: wholeTicket,
  },
  readTicket: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/tickets/:id/read',
    summary: 'Notes that the caller has seen a request as it is now.',
    guard,
    params,
    status: 204,
    response: z.undefined(),
  },
  uploadTicketAttachment: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/tickets/UploadAttachmentsByTicketId',
    summary:
      'A file of a request or of one of its comments, judged by what is in it; several a call together as large as one may be, all or none.',
    guard,
    query: z.object({ ticketId: id, commentId: id.optional() }),
    upload: { field: 'files', maxBytes: limits.attachmentBytes, maxFiles: limits.attachments },
    response: z.array(attachment),
  },
  listTicketAttachments: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/tickets/GetAttachmentsByTicketId/:id',
    summary: 'All files of a request; where they cannot be read the list is empty.',
    guard,
    params,
    response: z.array(attachment),
  },
  removeTicketAttachment: {
    base: 'api',
    method: 'DELETE',
    repeatable: 'by nature',
    path: '/tickets/attachments/:id',
    summary: "Takes away the caller's own file, as long as customer service has not answered since.",
    guard,
    params,
    status: 204,
    response: z.undefined(),
  },
  downloadTicketAttachment: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/tickets/attachments/:id/file',
    summary: 'A file of a request, to be saved and never shown.',
    guard,
    params,
    file: { byLink: true },
  },
} as const satisfies Record<string, RestRoute>;
