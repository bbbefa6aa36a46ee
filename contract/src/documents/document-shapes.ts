import { z } from 'zod';
import { documentSources, documentStatuses, documentTypes, structuredFormats } from './document-kinds.ts';

const day = z.string().meta({ example: '2026-11-12', description: "A day of the market's calendar." });

export const documentShape = z.object({
  id: z.string(),
  type: z.enum(documentTypes),
  number: z.string().meta({ example: '92001874' }),
  title: z.string().nullable().meta({ description: 'What an archive calls it; bills go by type and number.' }),
  orderId: z.string().nullable().meta({ description: "The ERP's number of the order." }),
  orderNumber: z.string().nullable(),
  date: day,
  dueDate: day.nullable(),
  paidOn: day.nullable(),
  amount: z.number().nullable().meta({ example: 9412.6, description: 'With tax; of a credit note negative.' }),
  currency: z.string().nullable(),
  status: z.enum(documentStatuses),
  payerId: z.string(),
  shipToId: z.string().nullable(),
  source: z.enum(documentSources),
  fileName: z.string().meta({ description: "In the reader's language." }),
  size: z.int().nullable().meta({ description: 'In bytes; null until the file was fetched once.' }),
  isFileThere: z.boolean(),
  structured: z.array(z.object({ format: z.enum(structuredFormats), fileName: z.string() })),
});
export type DocumentOnWire = z.output<typeof documentShape>;

/** A source that could not be asked; what it held before is left out for Tesi and Cablog alone (D3). */
export const sourceError = z.object({ source: z.enum(documentSources), message: z.string(), at: z.string() });

/** Sources of which nothing is known yet: nobody waits for them, and what they have comes into the list by itself. */
export const sourcesInReading = z.array(z.enum(documentSources).exclude(['erp'])).meta({
  description: 'Sources that are being read for the first time; a live event `documents` tells when they were.',
});

const list = z.array(documentShape);

/** The same documents once more, by type. */
export const listsByType = {
  invoices: list,
  creditNotes: list,
  shipping: list,
  other: list,
  proforma: list,
};

export const documentsWithErrors = z.object({ documents: list, errors: z.array(sourceError) });

export const balanceShape = z.object({
  payerId: z.string(),
  payerName: z.string(),
  currency: z.string(),
  open: z.number().meta({ description: 'All that is open or overdue, less open credit notes.' }),
  openCount: z.int().meta({ description: 'Invoices only.' }),
  creditNoteCount: z.int().meta({ description: 'Credit notes that are not set off yet.' }),
  overdue: z.number(),
  overdueCount: z.int(),
  oldestDueDate: day.nullable(),
  credit: z
    .object({
      limit: z.number(),
      used: z.number(),
      left: z.number(),
      share: z.number().meta({ example: 0.97, description: 'Used of the limit, 0 to 1 and above.' }),
      mode: z.enum(['none', 'warn', 'block']),
      asOf: z.string(),
    })
    .nullable(),
});
