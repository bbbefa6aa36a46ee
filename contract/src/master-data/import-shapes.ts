import { z } from 'zod';
import { countries } from '../markets.ts';
import { importStates, masterKinds, rowVerdicts } from './master-kinds.ts';

export const masterKind = z.enum(masterKinds);
export const importId = z.uuid();

const counts = z.object({
  kind: masterKind,
  /** Rows of the file; `new`, `changed`, `unchanged` and `refused` add up to it. */
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** What a full file lacks. */
  ended: z.int(),
  unknownColumns: z.array(z.string()),
});

const consequence = z.object({ code: z.string(), count: z.int(), message: z.string() });

export const importHead = z.object({
  id: importId,
  kinds: z.array(masterKind),
  state: z.enum(importStates),
  fileName: z.string(),
  isFull: z.boolean(),
  markets: z.array(z.enum(countries)),
  counts: z.array(counts),
  requestedBy: z.string(),
  requestedAt: z.string(),
  committedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
});

export const shownImport = importHead.extend({
  /** How far reading or writing is, in rows. */
  progress: z.object({ read: z.int(), written: z.int() }),
  /** Why nothing of the file could be used, or why nothing was written. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  consequences: z.array(consequence),
  /** Stands for everything that the page shows of it; nothing else is written. */
  previewHash: z.string().nullable(),
  /** A second person has to approve it before it is written. */
  needsSecond: z.boolean(),
  /** How many rows it would end, to be typed by the one who asks for that; nothing where that is not needed. */
  endedToType: z.int().nullable(),
  /** What had moved since the preview when it was to be written; the first fifty. */
  moved: z.array(z.object({ kind: masterKind, line: z.int().nullable(), key: z.string() })),
  previewedAt: z.string().nullable(),
  committedBy: z.string().nullable(),
  undoneBy: z.string().nullable(),
  canBeUndoneUntil: z.string().nullable(),
  /** Rows that were not taken back when it was undone: since changed, or something has come to depend on them. */
  notUndone: z.int(),
});

/** In the language of the reader; what was kept before faults had codes has none. */
export const masterFault = z.object({ column: z.string(), code: z.string().nullable(), message: z.string() });

export const importRow = z.object({
  kind: masterKind,
  /** As an editor counts; nothing where the file lacks the row. */
  line: z.int().nullable(),
  key: z.string(),
  verdict: z.enum(rowVerdicts),
  /** Old and new by column, where it changes. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  faults: z.array(masterFault),
  /** Why it did not go back when the run was undone. */
  notUndone: z.enum(['moved', 'in-use']).nullable(),
});

export const importPage = <Item extends z.ZodType>(item: Item) =>
  z.object({ results: z.array(item), total: z.int(), offset: z.int(), limit: z.int() });
