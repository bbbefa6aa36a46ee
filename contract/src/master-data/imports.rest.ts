import { z } from 'zod';
import { staffMay } from '../guard.ts';
import { limits } from '../limits.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { importHead, importId, importPage, importRow, masterKind, shownImport } from './import-shapes.ts';
import { rowVerdicts } from './master-kinds.ts';

const page = {
  offset: z.coerce.number().int().min(0).max(limits.importRows).default(0),
  limit: z.coerce.number().int().min(1).max(limits.pageSize).default(25),
};
const params = z.object({ id: importId });
const guard = staffMay('imports.run');

/** Files of master data: what they would change is shown, then written as a whole, and can be taken back for a day. */
export const importRoutes = {
  startImport: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/imports',
    summary: 'Reads a file and shows what it would change: CSV, XLSX, or a ZIP of files that are named by their kind.',
    guard,
    query: strictQuery({
      /** Left out where the file is an archive: its files say theirs. */
      kind: masterKind.optional(),
      /** What the file lacks in its markets ends. */
      full: z.literal('1').optional(),
    }),
    upload: { field: 'file', maxBytes: limits.importBytes, status: 202 },
    response: z.object({ importId }),
  },
  listImports: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/imports',
    summary: 'The imports of the markets of the caller, newest first.',
    guard,
    query: strictQuery({ ...page, kind: masterKind.optional() }),
    response: importPage(importHead),
  },
  getImport: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/imports/:id',
    summary: 'One import: how far it is, what it changes, and what follows from that.',
    guard,
    params,
    response: shownImport,
  },
  listImportRows: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/imports/:id/rows',
    summary: 'Rows of an import in the order of the file: old and new by column, or what is wrong.',
    guard,
    params,
    query: strictQuery({ ...page, kind: masterKind.optional(), verdict: z.enum(rowVerdicts).optional() }),
    response: importPage(importRow),
  },
  getImportFaults: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/imports/:id/faults.csv',
    summary: 'The refused rows as they were written, each with what is wrong with it.',
    guard,
    params,
    query: strictQuery({ kind: masterKind.optional() }),
    file: { byLink: true },
  },
  stopImport: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/imports/:id/stop',
    summary: 'Ends an import that is being read, or that nobody wants written any more.',
    guard,
    params,
    response: shownImport,
  },
  commitImport: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/imports/:id/commit',
    summary:
      'Writes all good rows as they were shown, in one transaction; where that takes a second person, asks for it.',
    guard,
    params,
    status: 202,
    body: z.strictObject({
      previewHash: z.string().max(100),
      /** How many rows end, where the page asks for that. */
      ended: z.int().min(0).optional(),
    }),
    response: shownImport,
  },
  undoImport: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/imports/:id/undo',
    summary: 'Within a day: rows that nobody has changed since go back to what they were.',
    guard,
    params,
    status: 202,
    response: shownImport,
  },
} as const satisfies Record<string, RestRoute>;
