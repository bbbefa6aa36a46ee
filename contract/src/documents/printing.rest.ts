import { z } from 'zod';
import { daysBetween } from '../calendar-day.ts';
import { calendarDay } from '../calendar-day-shape.ts';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';

const orderNumber = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** A year, leap or not. */
const maxDays = 366;

/** What the portal prints itself, in the reader's language. */
export const printingRoutes = {
  downloadConfirmation: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/:orderNumber/confirmation',
    summary: 'The confirmation of an order as a PDF.',
    guard: holdersOf('My Orders'),
    whileActing: 'allowed',
    params: z.object({ orderNumber }),
    file: { byLink: true },
  },
  downloadProforma: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/:orderNumber/proforma',
    summary: 'A pro-forma of an order as a PDF, where the ERP has issued none.',
    guard: holdersOf('My Documents'),
    whileActing: 'allowed',
    params: z.object({ orderNumber }),
    file: { byLink: true },
  },
  downloadStatement: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/mydocuments/statement',
    summary: "A payer's account in a period as a PDF: opening balance, documents, payments, closing balance.",
    guard: holdersOf('My Documents'),
    whileActing: 'allowed',
    query: z
      .object({ payer: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/), from: calendarDay, to: calendarDay })
      .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) <= maxDays),
    file: { byLink: true },
  },
} as const satisfies Record<string, RestRoute>;
