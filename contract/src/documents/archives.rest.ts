import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { documentsWithErrors, sourcesInReading } from './document-shapes.ts';

const guard = holdersOf('My Documents');
/** What was read of the archive last; whoever asks never waits for it. */
const response = documentsWithErrors.extend({ reading: sourcesInReading });
const ofSource = (path: `/documents/${string}`, summary: string) =>
  ({
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path,
    summary,
    guard,
    whileActing: 'allowed',
    response,
  }) as const satisfies RestRoute;

export const archiveRoutes = {
  getTesiDetails: ofSource('/documents/GetTesiDetails', 'The newest documents of Tesi; none where it does not answer.'),
  getCablogDetails: ofSource(
    '/documents/GetCablogDetails',
    'The newest documents of Cablog; none where it does not answer.',
  ),
  getArchivedInvoices: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/invoiceolsa/getdatarchive',
    summary: "A payer's invoices of Olsa in a period; those known before where it does not answer.",
    guard,
    whileActing: 'allowed',
    body: z.object({ payerId: z.string().max(40), from: calendarDay.optional(), to: calendarDay.optional() }),
    response,
  },
  getArchivedInvoice: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/invoiceolsa/getdocument',
    summary: 'The file of an invoice of Olsa.',
    guard,
    whileActing: 'allowed',
    body: z.object({ documentId: z.string().max(2_000) }),
    file: {},
  },
} as const satisfies Record<string, RestRoute>;
