import { csvField, csvMark, csvSeparator } from '@dray/contract/csv-field.ts';

/** As Excel of our markets opens it; no cell of it is run. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  csvMark + rows.map((cells) => `${cells.map(csvField).join(csvSeparator)}\r\n`).join('');
