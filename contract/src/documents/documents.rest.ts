import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { holdersOf } from '../guard.ts';
import { limits } from '../limits.ts';
import type { RestRoute } from '../rest-route.ts';
import { archiveRoutes } from './archives.rest.ts';
import { documentFilesRoutes } from './document-files.rest.ts';
import { documentStatuses, documentTypes } from './document-kinds.ts';
import {
  balanceShape,
  documentShape,
  documentsWithErrors,
  listsByType,
  sourceError,
  sourcesInReading,
} from './document-shapes.ts';
import { outlookRoutes } from './outlook.rest.ts';

const guard = holdersOf('My Documents');
const partnerId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
/** Whatever it is: what cannot be a number is not found, as a foreign one (A19). */
const id = z.string().max(2_000);
const count = z.int().meta({ description: 'At most 10000.' });

const dueWithinDays = z.coerce
  .number()
  .int()
  .min(0)
  .max(366)
  .optional()
  .meta({ description: 'Open invoices that are due in so many days, from today on.' });

const listQuery = z.object({
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(limits.pageSize).default(25),
  type: z.enum(documentTypes).optional(),
  /** Days of the document, both included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  /** A part of the document's number, of its order's (ours or the ERP's), or its amount as people write it. */
  search: z.string().trim().max(60).optional(),
  status: z.enum(documentStatuses).optional(),
  payer: partnerId.optional(),
  shipTo: partnerId.optional(),
  dueWithin: dueWithinDays,
});

const byOrder = (path: `/mydocuments/${string}/:id`, summary: string) =>
  ({
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path,
    summary,
    guard,
    whileActing: 'allowed',
    params: z.object({ id }),
    response: documentsWithErrors.extend(listsByType),
  }) as const satisfies RestRoute;

export const documentsRoutes = {
  listDocuments: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/mydocuments/GetAllDocuments',
    summary: "Documents of the caller's payers and ship-tos, newest first, and how many there are of each type.",
    guard,
    whileActing: 'allowed',
    query: listQuery,
    response: z.object({
      documentList: z.array(documentShape),
      ...listsByType,
      total: count,
      counts: z.object({
        all: count,
        invoice: count,
        'credit-note': count,
        shipping: count,
        other: count,
        proforma: count,
      }),
      errors: z.array(sourceError),
      reading: sourcesInReading,
    }),
  },
  listBalances: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/mydocuments/balances',
    summary: 'What is open and overdue with each payer, and what of his credit is used.',
    guard,
    whileActing: 'allowed',
    response: z.object({ balances: z.array(balanceShape) }),
  },
  listDocumentsOfOrder: byOrder(
    '/mydocuments/GetAllDocumentsByOrderId/:id',
    "All documents of an order, by the ERP's number or ours.",
  ),
  listInvoicesOfOrder: byOrder('/mydocuments/GetInvoiceDocumentsByOrderId/:id', 'Invoices of an order.'),
  listCreditNotesOfOrder: byOrder('/mydocuments/GetCreditNotesDocumentsByOrderId/:id', 'Credit notes of an order.'),
  listOthersOfOrder: byOrder('/mydocuments/GetOtherDocumentsByOrderId/:id', 'Other documents of an order.'),
  listProformasOfOrder: byOrder(
    '/mydocuments/GetProformaInvoiceDocumentsByOrderId/:id',
    'Pro-forma invoices of an order.',
  ),
  ...archiveRoutes,
  ...outlookRoutes,
  ...documentFilesRoutes,
} as const satisfies Record<string, RestRoute>;
