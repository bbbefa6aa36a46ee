import { broken, fault, type Rule, rule } from '#platform/csv/cell-fault.ts';
import type { MasterColumn } from '#platform/master/master-columns.ts';
import {
  keyOf,
  type MasterFault,
  type MasterKind,
  type MasterRow,
  type StoredMasterRow,
} from '#platform/master/master-kind.ts';

/** A row as a file or a message has it: only the columns that it says. */
export type ReadRow = { line: number; cells: MasterRow; surplus?: number };

export type KeyedRow = ReadRow & { key: string; keyRow: MasterRow; normal: MasterRow; faults: MasterFault[] };

const emptyFault = (column: string): MasterFault => fault(column, 'EMPTY');

/** Cells in their one spelling, and the key; a row whose key is wrong is looked up nowhere. */
export function readKeyed(kind: MasterKind, read: ReadRow): KeyedRow {
  const faults: MasterFault[] = [];
  const normal: Record<string, string> = {};
  if (read.surplus) faults.push(fault('', 'SURPLUS_CELLS', { count: read.surplus }));
  for (const [name, column] of Object.entries(kind.columns)) {
    const text = read.cells[name];
    if (text === undefined || text === '') continue;
    const spelled = spell(column, text);
    if ('code' in spelled) faults.push(broken(name, spelled));
    else normal[name] = spelled.text;
  }
  const keyRow = Object.fromEntries(
    kind.key.map((name) => [name, normal[name] ?? kind.columns[name]?.otherwise ?? ''] as const),
  );
  const isMissing = (name: string) => keyRow[name] === '' && kind.columns[name]?.isNeeded;
  const missing = kind.key.filter((name) => isMissing(name) && faults.every(({ column }) => column !== name));
  return { ...read, key: keyOf(kind, keyRow), keyRow, normal, faults: [...faults, ...missing.map(emptyFault)] };
}

function spell(column: MasterColumn, text: string): { text: string } | Rule {
  if (hasControlCharacter(text)) return rule('CONTROL_CHARACTERS');
  const normal = column.normal(text);
  return normal === undefined ? column.rule : { text: normal };
}

export type MergedRow = {
  row: MasterRow;
  faults: readonly MasterFault[];
  /** It is there already as it is said. */
  isStill: boolean;
};

/** What a row becomes: a column that is not there leaves, an empty cell empties (docs/import.md). */
export function mergeRow(kind: MasterKind, keyed: KeyedRow, stored: StoredMasterRow | undefined): MergedRow {
  const isAsStored = (name: string) => stored !== undefined && keyed.cells[name] === stored.row[name];
  const faults = keyed.faults.filter(({ column }) => !isAsStored(column));
  const row: Record<string, string> = {};
  for (const [name, column] of Object.entries(kind.columns)) {
    const was = stored?.row[name] ?? column.otherwise;
    const value = kind.key.includes(name) ? (keyed.keyRow[name] ?? '') : cellValueOf(name, column, { keyed, was });
    row[name] = value;
    if (faults.some((fault) => fault.column === name)) continue;
    faults.push(...faultsOf(name, column, { value, was: stored && was }));
  }
  if (faults.length > 0) return { row, faults, isStill: false };
  if (stored && isStill(kind, row, stored.row)) return { row, faults, isStill: true };
  return { row, faults: [...(kind.findContradictions?.(row) ?? [])], isStill: false };
}

function faultsOf(
  name: string,
  { isNeeded, isFixed }: MasterColumn,
  { value, was }: { value: string; was: string | undefined },
): MasterFault[] {
  if (isNeeded && value === '') return [emptyFault(name)];
  return isFixed && was !== undefined && value !== was ? [fault(name, 'STAYS', { was })] : [];
}

/** What is stored already, and held against nothing else, needs no judging: it may be older than a rule. */
const isStill = (kind: MasterKind, row: MasterRow, stored: MasterRow): boolean =>
  isSame(kind, row, stored) &&
  Object.entries(kind.columns).every(
    ([name, { isOnlyChecked }]) => !isOnlyChecked || row[name] === '' || row[name] === stored[name],
  );

function cellValueOf(name: string, column: MasterColumn, { keyed, was }: { keyed: KeyedRow; was: string }): string {
  const text = keyed.cells[name];
  if (text !== undefined && text === was) return was;
  if (column.isOnlyChecked) return keyed.normal[name] ?? '';
  if (text === undefined) return was;
  if (text === '') return column.isNeeded ? '' : column.otherwise;
  return keyed.normal[name] ?? '';
}

const isEqual = (text: string, stored: string): boolean => text === stored;

/** Columns that a write would change. */
export const changedColumns = (kind: MasterKind, row: MasterRow, stored: MasterRow): string[] =>
  Object.entries(kind.columns)
    .filter(
      ([name, { isOnlyChecked, isSame: isAlike = isEqual }]) =>
        !isOnlyChecked && !isAlike(row[name] ?? '', stored[name] ?? ''),
    )
    .map(([name]) => name);

export const isSame = (kind: MasterKind, one: MasterRow, other: MasterRow): boolean =>
  changedColumns(kind, one, other).length === 0;

// Tabs and line ends may be in a description; the rest is a sign of a broken file, and PostgreSQL takes no NUL.
const hasControlCharacter = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(text);
