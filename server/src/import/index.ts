export type { CsvSource } from './csv-text.ts';
export { importPrices } from './import-prices.ts';
export { importProducts } from './import-products.ts';
export type { ImportOptions, ImportReport, RefusedCell } from './import-report.ts';
export { summaryOf } from './import-terminal.ts';
export { type ImportKind, isImportKind, runImport } from './run-import.ts';
