import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { documentShape } from './document-shapes.ts';

const day = z.string().meta({ example: '2026-11-12' });
const count = z.int();
const amount = z.number().nullable().meta({ description: 'With tax; null where it is of several currencies.' });
const sum = z.object({ count, amount });

export const outlookRoutes = {
  getOutlook: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/mydocuments/outlook',
    summary: 'What is to be done with documents: overdue, due within 7 days, new, and the first of them.',
    guard: holdersOf('My Documents'),
    whileActing: 'allowed',
    response: z.object({
      currency: z.string().nullable(),
      open: sum.extend({ creditNotes: z.int() }),
      overdue: sum.extend({ dueDate: day.nullable().meta({ description: 'The oldest.' }) }),
      dueSoon: sum.extend({ dueDate: day.nullable().meta({ description: 'The next.' }) }),
      fresh: z.object({ from: day, count, invoices: sum, creditNotes: sum }),
      work: z.object({
        total: count,
        documents: z.array(documentShape).meta({ description: 'The first ten; earlier ones where there are fewer.' }),
      }),
      lastMonth: z.object({ from: day, to: day, count }),
    }),
  },
} as const satisfies Record<string, RestRoute>;
