import { expect, test } from 'vitest';
import { isTable, readPastedRows } from './pasted-rows.ts';

test('cells are parted by tab, semicolon or comma', () => {
  const expected = [
    { code: 'CZ100001', amount: '6' },
    { code: '8594001234567', amount: '2,5' },
  ];

  expect(readPastedRows('CZ100001\t6\r\n8594001234567\t2,5\r\n')).toEqual(expected);
  expect(readPastedRows('CZ100001;6\n8594001234567;2,5')).toEqual(expected);
  expect(readPastedRows('CZ100001,6\n8594001234567,2,5')).toEqual(expected);
  expect(readPastedRows('"CZ100001";"6"\n"8594001234567";"2,5"')).toEqual(expected);
});

test('a code of figures alone and its amount are no decimal number', () => {
  expect(isTable('100001,12')).toBe(true);
  expect(readPastedRows('100001,12')).toEqual([{ code: '100001', amount: '12' }]);
  expect(readPastedRows('100001,12\n100002,3')).toEqual([
    { code: '100001', amount: '12' },
    { code: '100002', amount: '3' },
  ]);
  expect(readPastedRows('100001,12,5')).toEqual([{ code: '100001', amount: '12,5' }]);
});

test('heads of columns are passed over, a first row of goods is not', () => {
  expect(readPastedRows('Kód\tPočet\nCZ100001\t6')).toEqual([{ code: 'CZ100001', amount: '6' }]);
  expect(readPastedRows('CZ100001\t6')).toEqual([{ code: 'CZ100001', amount: '6' }]);
});

test('columns in between do not disturb, and a unit behind the amount counts', () => {
  expect(readPastedRows('CZ100001\tHavranov Ležák 12°\tSud 50 l\t2\tpalety\nCZ100002\tLežák\tSud 30 l\t4\tks')).toEqual(
    [
      { code: 'CZ100001', amount: '2 palety' },
      { code: 'CZ100002', amount: '4 ks' },
    ],
  );
});

test('codes alone are rows', () => {
  expect(readPastedRows('CZ100001\nCZ100002\n')).toEqual([
    { code: 'CZ100001', amount: '' },
    { code: 'CZ100002', amount: '' },
  ]);
});

test('in a list with amounts only those rows are wanted that have one', () => {
  const form = 'Kód;Název;Počet\nCZ100001;Ležák 12;\nCZ100003;Ležák 10;0\nCZ100002;Ležák 11;12\nCZ100004;Ležák;dva';

  expect(readPastedRows(form)).toEqual([
    { code: 'CZ100002', amount: '12' },
    { code: 'CZ100004', amount: 'dva' },
  ]);
});

test('a line of a mail is a row', () => {
  expect(readPastedRows('CZ100002 12\n\n')).toEqual([{ code: 'CZ100002', amount: '12' }]);
});

test('an amount that cannot be read is kept with its row', () => {
  expect(readPastedRows('CZ100001\t1.500\nCZ100002\tabc')).toEqual([
    { code: 'CZ100001', amount: '1.500' },
    { code: 'CZ100002', amount: 'abc' },
  ]);
});

test('fifty rows are fifty rows', () => {
  const text = Array.from({ length: 50 }, (_, n) => `CZ${100001 + n}\t${n + 1}`).join('\r\n');

  const rows = readPastedRows(text);

  expect(rows).toHaveLength(50);
  expect(rows.at(-1)).toEqual({ code: 'CZ100050', amount: '50' });
});

test('one code is no table', () => {
  expect(['CZ100001', ' 8594001234567\r\n', 'Ležák, sud'].map(isTable)).toEqual([false, false, false]);
  expect(['CZ1\t2', 'CZ1;2', 'CZ1,2', 'CZ1\nCZ2'].map(isTable)).toEqual([true, true, true, true]);
});
