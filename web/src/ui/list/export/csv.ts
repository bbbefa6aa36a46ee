export type CsvColumn<Row> = { head: string; value: (row: Row) => string | number | null | undefined };

/** Excel of all our countries but the English one parts columns by semicolons, and reads UTF-8 only behind this mark. */
const byteOrderMark = '\uFEFF';
const separator = ';';

export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], decimal: ',' | '.'): string {
  const lines = [
    columns.map(({ head }) => toField(head, decimal)),
    ...rows.map((row) => columns.map(({ value }) => toField(value(row), decimal))),
  ];
  return byteOrderMark + lines.map((fields) => `${fields.join(separator)}\r\n`).join('');
}

function toField(value: string | number | null | undefined, decimal: ',' | '.'): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  // A text that begins like a formula would be run by the program that opens the file.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
