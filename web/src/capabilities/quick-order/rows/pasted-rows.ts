import { readUnit, readWrittenAmount } from './written-amount.ts';

/** A row as it was pasted; what is not understood stays in it for the buyer to correct. */
export type PastedRow = {
  code: string;
  amount: string;
  /** Its number in the file that it came from. */
  fileRow?: number;
};

/** More than one cell, or more than one line: a table, not a code. A comma in a name parts nothing. */
export const isTable = (text: string): boolean => /[\t\n;]|^\S*\d\S*,\s?\d/.test(text.trim());

/**
 * Rows of a spreadsheet or of a text file: cells by tab, semicolon or comma, the code first, the amount in the column that
 * holds most of what can be one. A first row without any figure is taken for the heads of columns; and in a list that has
 * amounts, a row without one is not wanted: that is how people fill in an order form.
 */
export function readPastedRows(text: string): PastedRow[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const separator = [/\t/, /;/].find((each) => lines.some((line) => each.test(line))) ?? /,/;
  const table = withoutHead(lines.map((line) => cellsOf(line, separator)));
  const column = amountColumn(table);
  if (column === undefined) return table.map(withoutAmount).filter(({ code }) => code !== '');
  return table.map((cells) => toRow(cells, column)).filter(({ amount }) => amount !== '' && !isZero(amount));
}

const withoutHead = (table: string[][]): string[][] =>
  table.length > 1 && !/\d/.test(table[0]?.join('') ?? '') ? table.slice(1) : table;

function amountColumn(table: readonly string[][]): number | undefined {
  const widest = Math.max(...table.map(({ length }) => length), 0);
  const columns = Array.from({ length: Math.max(widest - 1, 0) }, (_, nth) => nth + 1);
  const amountsIn = (column: number) => table.filter((cells) => isAmount(cells[column] ?? '')).length;
  const max = Math.max(...columns.map(amountsIn), 0);
  return max > 0 ? columns.find((column) => amountsIn(column) === max) : undefined;
}

const isAmount = (cell: string): boolean => cell !== '' && readWrittenAmount(cell) !== undefined;
const isZero = (cell: string): boolean => /^0+([.,]0+)?$/.test(cell);

function cellsOf(line: string, separator: RegExp): string[] {
  const cells = line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
  if (cells.length > 1) return separator.source === ',' ? withDecimals(cells) : cells;
  // `CZ100001 12` as it is written in a mail.
  const [, code, amount] = /^(\S*\d\S*)\s+(\d\S*(?:\s\p{L}+)?)$/u.exec(cells[0] ?? '') ?? [];
  return code && amount ? [code, amount] : cells;
}

/** Commas part the cells and the decimals alike: two bare figures at the end are one number. */
function withDecimals(cells: string[]): string[] {
  const [last = '', before = ''] = cells.toReversed();
  const isDecimal = cells.length > 2 && /^\d{1,6}$/.test(before) && /^\d{1,2}$/.test(last);
  return isDecimal ? [...cells.slice(0, -2), `${before},${last}`] : cells;
}

/** What is in the column is kept also where it cannot be read: it must not pass for one, and the buyer who corrects it sees it. */
function toRow(cells: readonly string[], column: number): PastedRow {
  const [code = ''] = cells;
  const [amount = '', unit = ''] = cells.slice(column);
  return { code, amount: amount !== '' && readUnit(unit) ? `${amount} ${unit}` : amount };
}

const withoutAmount = ([code = '', ...others]: readonly string[]): PastedRow => ({
  code,
  amount: others.findLast((cell) => cell !== '') ?? '',
});
