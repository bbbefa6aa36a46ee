import type { DocumentsOutlook } from '#capabilities/documents/index.ts';

const sum = { count: 2, amount: 28640.18 };

/** Of ordinary length, so that what comes takes its place. */
export const inventedOutlook: DocumentsOutlook = {
  currency: 'EUR',
  open: { ...sum, creditNotes: 0 },
  overdue: { ...sum, dueDate: '2026-11-09' },
  dueSoon: { ...sum, dueDate: '2026-11-13' },
  fresh: { from: '2026-11-05', count: 2, invoices: sum, creditNotes: sum },
  work: { total: 0, documents: [] },
  lastMonth: { from: '2026-10-01', to: '2026-10-31', count: 0 },
};
