import type { ImportReport } from '@dray/server/platform/csv/import-report.ts';

/** A demo world with a hole in it is a mistake of ours, so it is not loaded at all. */
export function expectAllTaken(what: string, { refused, ignoredColumns, createdCategories }: ImportReport): void {
  const complaints = [
    ...refused.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`),
    ...ignoredColumns.map((column) => `column ${column} is not known`),
    ...createdCategories.map((path) => `category ${path} was missing`),
  ];
  if (complaints.length > 0) throw new Error(`demo ${what}: ${complaints.slice(0, 10).join('; ')}`);
}
