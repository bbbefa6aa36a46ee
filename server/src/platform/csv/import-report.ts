/** One cell that kept its row out. The column is empty where the row as a whole is wrong. */
export type RefusedCell = { line: number; column: string; message: string };

/** What an import did, by rows: written because they were new or different, already so, or refused. */
export type ImportReport = {
  imported: number;
  unchanged: number;
  refusedRows: number;
  /** The first thousand; all of them pass through `onRefused`. */
  refused: readonly RefusedCell[];
  /** Columns that the file has and the import does not know. */
  ignoredColumns: readonly string[];
  /** Paths of categories that did not exist before. */
  createdCategories: readonly string[];
};

export type ImportOptions = {
  /** The day on which new goods without a day of their own are listed. */
  today: string;
  onRefused?: (cell: RefusedCell) => void;
  onProgress?: (progress: { rows: number; bytes: number }) => void;
};

const maxStoredCells = 1_000;

export type ImportTally = ReturnType<typeof importTally>;

/** Counts while the rows pass; a file full of mistakes must not fill the memory with them. */
export function importTally({ onRefused, onProgress }: ImportOptions) {
  const refused: RefusedCell[] = [];
  const createdCategories: string[] = [];
  let imported = 0;
  let unchanged = 0;
  let refusedRows = 0;

  return {
    refuse(cells: readonly RefusedCell[]): void {
      refusedRows += 1;
      for (const cell of cells) {
        if (refused.length < maxStoredCells) refused.push(cell);
        onRefused?.(cell);
      }
    },
    count(rows: { imported: number; unchanged: number }): void {
      imported += rows.imported;
      unchanged += rows.unchanged;
    },
    created: (path: string) => void createdCategories.push(path),
    progressed: (bytes: number) => onProgress?.({ rows: imported + unchanged + refusedRows, bytes }),
    report: (ignoredColumns: readonly string[]): ImportReport => ({
      imported,
      unchanged,
      refusedRows,
      refused,
      ignoredColumns,
      createdCategories,
    }),
  };
}
