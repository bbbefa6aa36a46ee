import { z } from 'zod';
import { staffMay } from '../guard.ts';
import { limits } from '../limits.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { market, requestFile, requestRow, wholeRequest } from './request-shapes.ts';
import { ticketCategoryIds } from './ticket-categories.ts';
import { ticketStatuses } from './ticket-status.ts';

const guard = staffMay('requests.answer');
const id = z.uuid();
const params = z.object({ id });
const version = z.int().min(1);
/** Its length is judged by the handler, in words. */
const text = z.string().max(20_000);

/** What customers asked, for those of the supplier's people who answer. */
export const requestsRoutes = {
  listRequests: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/requests',
    summary: 'Requests of the customers within reach; those that wait for an answer first, the longest before all.',
    guard,
    query: strictQuery({
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      state: z.enum(['waiting', 'open', 'closed', ...ticketStatuses]).optional(),
      market: market.optional(),
      owner: z.enum(['mine', 'none']).optional(),
      category: z.enum(ticketCategoryIds as [string, ...string[]]).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    response: z.object({
      results: z.array(requestRow),
      total: z.int(),
      offset: z.int(),
      limit: z.int(),
      counts: z
        .object({ waiting: z.int(), mine: z.int(), unassigned: z.int() })
        .meta({ description: 'Of all that are open within reach, whatever was asked for.' }),
    }),
  },
  getRequest: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/requests/:id',
    summary: 'One request with its conversation, the notes of colleagues and what the customer ordered last.',
    guard,
    params,
    query: strictQuery({}),
    response: wholeRequest,
  },
  answerRequest: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/requests/:id/answer',
    summary: 'Answers the customer, who is told by bell and mail; 409 where something was said since it was read.',
    guard,
    params,
    body: z.strictObject({ version, text, status: z.enum(ticketStatuses).optional() }),
    status: 201,
    response: z.object({ commentId: z.string(), request: wholeRequest }),
  },
  noteRequest: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/requests/:id/notes',
    summary: 'Writes something down for colleagues; no customer ever sees it.',
    guard,
    params,
    body: z.strictObject({ text }),
    status: 201,
    response: wholeRequest,
  },
  moveRequest: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/staff/requests/:id/status',
    summary: 'Takes it to another status; its customer is told.',
    guard,
    params,
    body: z.strictObject({ version, status: z.enum(ticketStatuses) }),
    response: wholeRequest,
  },
  assignRequest: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/staff/requests/:id/owner',
    summary: 'Says who looks after it: the caller, a colleague who may, or nobody.',
    guard,
    params,
    body: z.strictObject({ version, uid: z.string().min(1).max(64).nullable() }),
    response: wholeRequest,
  },
  mergeRequest: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/requests/:id/merge',
    summary: 'It goes on in another one of the same company; both keep what was said, and the customer is told.',
    guard,
    params,
    body: z.strictObject({ version, into: z.string().regex(/^\d{1,9}$/) }),
    response: wholeRequest,
  },
  uploadRequestFile: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/requests/files',
    summary: 'A file of an answer that the caller has given, judged by what is in it.',
    guard,
    query: strictQuery({ requestId: id, commentId: id }),
    upload: { field: 'files', maxBytes: limits.attachmentBytes, maxFiles: limits.attachments },
    response: z.array(requestFile),
  },
  downloadRequestFile: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/requests/files/:id',
    summary: 'A file of a request, to be saved and never shown.',
    guard,
    params,
    file: { byLink: true },
  },
} as const satisfies Record<string, RestRoute>;
