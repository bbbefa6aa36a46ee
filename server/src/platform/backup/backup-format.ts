import { z } from 'zod';

/** Another number is another way to write a backup, which this version does not read. */
export const FORMAT = 1;

/** The first line of a backup. */
export const headSchema = z.object({
  drayBackup: z.number(),
  madeAt: z.string(),
  postgres: z.string(),
  /** Of the portal's database, in the order in which they were applied. */
  migrations: z.array(z.string()),
});
export type BackupHead = z.infer<typeof headSchema>;

/** Which database a table is of: the portal's own, or that of the embedded ERP. */
export type Part = 'portal' | 'erp';

const entrySchema = z.union([
  z.object({ table: z.string(), schema: z.string(), part: z.enum(['portal', 'erp']), columns: z.array(z.string()) }),
  /** So many bytes follow, rows of the last table as COPY writes them. */
  z.object({ bytes: z.number().int().min(1) }),
  z.object({ rows: z.number().int().min(0) }),
  z.object({
    sequence: z.string(),
    schema: z.string(),
    part: z.enum(['portal', 'erp']),
    last: z.string(),
    isCalled: z.boolean(),
  }),
  /** Of everything before this line. */
  z.object({ sha256: z.string(), tables: z.number().int(), total: z.number().int() }),
]);
export type BackupEntry = z.infer<typeof entrySchema>;

export type TableEntry = Extract<BackupEntry, { table: string }>;
export type SequenceEntry = Extract<BackupEntry, { sequence: string }>;

/** Told to the operator as it is. */
export class NoBackup extends Error {}

export function readHead(line: string): BackupHead {
  const head = headSchema.safeParse(parsed(line));
  if (!head.success) throw new NoBackup('It is no backup of Dray');
  if (head.data.drayBackup !== FORMAT) {
    throw new NoBackup(`It is a backup of form ${head.data.drayBackup}, which this Dray does not read`);
  }
  return head.data;
}

export function readEntry(line: string): BackupEntry {
  const entry = entrySchema.safeParse(parsed(line));
  if (!entry.success) throw new NoBackup('It is damaged: a line cannot be read');
  return entry.data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
