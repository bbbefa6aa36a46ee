import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

type Row = { name: string; total: number | null };
const columns = [
  { head: 'Name', value: ({ name }: Row) => name },
  { head: 'Total', value: ({ total }: Row) => total },
];
const csv = (...rows: Row[]) => toCsv(columns, rows, ',').slice(1).split('\r\n').slice(1, -1);

test('a file begins with the mark of UTF-8 and the heads, and ends every line as Excel does', () => {
  expect(toCsv(columns, [], ',')).toBe('\uFEFFName;Total\r\n');
});

test('numbers have the decimal mark of the reader, and what is not there is empty', () => {
  expect(csv({ name: 'a', total: 1234.5 }, { name: 'b', total: null })).toEqual(['a;1234,5', 'b;']);
  expect(toCsv(columns, [{ name: 'a', total: 1.5 }], '.')).toContain('a;1.5');
});

test('what would part columns or lines is quoted', () => {
  expect(csv({ name: 'Bar; "U Lípy"', total: 1 })).toEqual(['"Bar; ""U Lípy""";1']);
  expect(toCsv(columns, [{ name: 'two\nlines', total: 1 }], ',')).toContain('"two\nlines"');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('a text that begins like a formula is not run: %o', (name) => {
  expect(csv({ name, total: -1 })[0]).toBe(`'${name};-1`);
});
