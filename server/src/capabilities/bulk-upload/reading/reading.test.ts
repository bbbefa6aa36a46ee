import { expect, test } from 'vitest';
import { readAmount, readDay } from './cell-values.model.ts';
import { cellsAt, findColumns, letterOf } from './columns.model.ts';

test.each([
  ['2026-11-16', '2026-11-16'],
  ['16. 11. 2026', '2026-11-16'],
  ['16.11.26', '2026-11-16'],
  ['6/1/2026', '2026-01-06'],
  ['16-11-2026', '2026-11-16'],
  ['2026-11-16T00:00:00', '2026-11-16'],
  ['16.11.2026 0:00:00', '2026-11-16'],
  // Never American: there is no thirteenth month.
  ['11/16/2026', undefined],
  ['31.2.2026', undefined],
  ['16. listopadu', undefined],
  ['', undefined],
])('%o is the day %o', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['4', { amount: 4 }],
  ['2,5', { amount: 2.5 }],
  ['2.5', { amount: 2.5 }],
  ['1 200', { amount: 1_200 }],
  ['1\u00a0200,5', { amount: 1_200.5 }],
  ['1.234.567', { amount: 1_234_567 }],
  ['1.234,5', { amount: 1_234.5 }],
  ['1,234.5', { amount: 1_234.5 }],
  ['0,125', { amount: 0.125 }],
  ['2,500', { meanings: [2_500, 2.5] }],
  ['2.000', { meanings: [2_000, 2] }],
  ['-3', undefined],
  ['1e3', undefined],
  ['four', undefined],
  ['', undefined],
])('%o is the amount %o', (text, amount) => {
  expect(readAmount(text)).toEqual(amount);
});

const rowsOf = (...rows: string[][]) => rows.map((cells, index) => ({ row: index + 1, cells }));

test.each([
  [['Číslo objednávky', 'Místo dodání', 'Datum', 'Kód zboží', 'Množství']],
  [['CISLO OBJEDNAVKY', 'misto dodani', 'datum dodani', 'EAN', 'mnozstvi']],
  [['N. ordine cliente', 'Punto di consegna', 'Data consegna', 'Codice', 'Q.tà']],
  [['customerOrderNumber', 'shipTo', 'deliveryDate', 'code', 'amount']],
])('columns are known by their heading in any language: %o', (heading) => {
  const { positions, missing, rows } = findColumns(rowsOf(heading, ['1', '2', '3', '4', '5']));

  expect(positions).toEqual({ customerOrderNumber: 0, shipTo: 1, deliveryDate: 2, code: 3, amount: 4 });
  expect(missing).toEqual([]);
  expect(rows).toHaveLength(1);
});

test('a heading may be in any order and among columns that mean nothing to us', () => {
  const { positions, missing } = findColumns(rowsOf(['Cena', 'Kód zboží', 'Množství', 'Místo dodání', 'Kód zboží']));

  expect(positions).toEqual({ code: 1, amount: 2, shipTo: 3 });
  expect(missing).toEqual(['customerOrderNumber', 'deliveryDate']);
});

test('a title above the heading is no part of it', () => {
  const { positions, rows } = findColumns(
    rowsOf(['Objednávky na listopad'], ['Kód', 'Množství', 'Místo'], ['a', 'b', 'c']),
  );

  expect(positions).toEqual({ code: 0, amount: 1, shipTo: 2 });
  expect(rows.map(({ row }) => row)).toEqual([3]);
});

test('without a heading columns count by their places in the template', () => {
  const found = findColumns(rowsOf(['VB-1', '100301', '16. 11. 2026', 'CZ100003', '4', 'paleta']));

  expect(found.heading).toBeUndefined();
  expect(found.missing).toEqual([]);
  expect(cellsAt(found.positions, found.rows[0]?.cells ?? [])).toMatchObject({ shipTo: '100301', unit: 'paleta' });
});

test('a row of goods is no heading, though one of its cells could head a column', () => {
  const found = findColumns(rowsOf(['CZ100001', '6', 'ks']), ['code', 'amount', 'unit'], ['code']);

  expect(found.heading).toBeUndefined();
  expect(found.positions).toEqual({ code: 0, amount: 1, unit: 2 });
});

test('columns have the letters that a spreadsheet gives them', () => {
  expect([0, 25, 26, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});
