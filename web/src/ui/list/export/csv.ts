import { csvField, csvMark, csvSeparator } from '@dray/contract/csv-field.ts';

export type CsvColumn<Row> = { head: string; value: (row: Row) => string | number | null | undefined };

export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], decimal: ',' | '.'): string {
  const lines = [
    columns.map(({ head }) => toField(head, decimal)),
    ...rows.map((row) => columns.map(({ value }) => toField(value(row), decimal))),
  ];
  return csvMark + lines.map((fields) => `${fields.join(csvSeparator)}\r\n`).join('');
}

function toField(value: string | number | null | undefined, decimal: ',' | '.'): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  return csvField(value);
}
