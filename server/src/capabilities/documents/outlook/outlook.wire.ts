import type { outlookRoutes } from '@dray/contract/documents/outlook.rest.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { toDecimal } from '#platform/money.ts';
import { documentToWire } from '../list/documents.wire.ts';
import type { DueSum, Outlook, Sum } from './get-outlook.ts';

export const outlookToWire = (
  outlook: Outlook,
  language: Language,
): RestAnswer<(typeof outlookRoutes)['getOutlook']> => ({
  currency: outlook.currency ?? null,
  open: { ...sumToWire(outlook.open), creditNotes: outlook.open.creditNotes },
  overdue: dueToWire(outlook.overdue),
  dueSoon: dueToWire(outlook.dueSoon),
  fresh: {
    from: outlook.fresh.from,
    count: outlook.fresh.count,
    invoices: sumToWire(outlook.fresh.invoices),
    creditNotes: sumToWire(outlook.fresh.creditNotes),
  },
  work: {
    total: outlook.work.total,
    documents: outlook.work.documents.map((document) => documentToWire(document, language)),
  },
  lastMonth: outlook.lastMonth,
});

const sumToWire = ({ count, amountMinor }: Sum) => ({
  count,
  amount: amountMinor === undefined ? null : toDecimal(amountMinor),
});

const dueToWire = ({ dueDate, ...sum }: DueSum) => ({ ...sumToWire(sum), dueDate: dueDate ?? null });
