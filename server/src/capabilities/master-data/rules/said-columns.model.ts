import type { MasterRow } from '#platform/master/master-kind.ts';

/** What was said last of each column, and as of when. */
export type SaidColumns = Readonly<Record<string, readonly [at: string, text: string]>>;

export const saidAt = (columns: MasterRow, at: Date): SaidColumns =>
  Object.fromEntries(Object.entries(columns).map(([name, text]) => [name, [at.toISOString(), text]]));

/** By moment, and of the same moment by text: whatever order messages arrive in, the same one wins. */
const isLater = ([at, text]: readonly [string, string], [otherAt, other]: readonly [string, string]): boolean =>
  at === otherAt ? text > other : at > otherAt;

export type Said = {
  /** All that is known now. */
  columns: SaidColumns;
  /** What the message says anew. */
  later: MasterRow;
  isOlder: boolean;
};

/** Column by column, so that two messages about different columns of a row both count. */
export function sayAnew(known: SaidColumns, message: SaidColumns): Said {
  const columns: Record<string, readonly [string, string]> = { ...known };
  const later: Record<string, string> = {};
  let isOlder = false;
  for (const [name, said] of Object.entries(message)) {
    const before = known[name];
    if (!before || isLater(said, before)) {
      columns[name] = said;
      later[name] = said[1];
    } else if (before[0] !== said[0] || before[1] !== said[1]) isOlder = true;
  }
  return { columns, later, isOlder };
}

export const newestOf = (columns: SaidColumns): Date =>
  new Date(Object.values(columns).reduce((newest, [at]) => (at > newest ? at : newest), ''));

/** Several messages about one row, as one. */
export const joined = (messages: readonly SaidColumns[]): SaidColumns =>
  messages.reduce((all, message) => sayAnew(all, message).columns, {});
