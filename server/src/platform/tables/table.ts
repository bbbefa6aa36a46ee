/** A row by the number that a spreadsheet shows at its side. */
export type TableRow = { row: number; cells: readonly string[] };

export type Table = {
  kind: 'csv' | 'xlsx';
  encoding: string | undefined;
  delimiter: string | undefined;
  /** Rows that hold anything at all. */
  rows: readonly TableRow[];
};

export type TableLimits = { inflatedBytes: number; rows: number; columns: number; cellLength: number; signs: number };

export type TableFaultCode = 'KIND_UNKNOWN' | 'UNREADABLE' | 'INFLATES' | 'TOO_LONG' | 'EMPTY';

/** Why nothing of a file can be used. */
export class TableFault extends Error {
  readonly code: TableFaultCode;

  constructor(code: TableFaultCode) {
    super(code);
    this.code = code;
  }
}

/** Collects rows within the limits; whatever goes beyond them ends the reading at once. */
export function rowCollector(limits: TableLimits) {
  const rows: TableRow[] = [];
  let signs = 0;
  return {
    rows,
    add(row: number, cells: readonly string[]): void {
      const kept = cells.slice(0, limits.columns).map((cell) => cell.slice(0, limits.cellLength + 1).trim());
      if (kept.every((cell) => cell === '')) return;
      // The heading is one more.
      if (rows.length > limits.rows) throw new TableFault('TOO_LONG');
      signs += kept.reduce((sum, cell) => sum + cell.length, 0);
      if (signs > limits.signs) throw new TableFault('INFLATES');
      rows.push({ row, cells: kept });
    },
  };
}
