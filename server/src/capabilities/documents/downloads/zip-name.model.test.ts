import { expect, test } from 'vitest';
import { zipName } from './zip-name.model.ts';

const payers = [
  { payerId: 'P1', payerName: 'U Lípy, s.r.o.' },
  { payerId: 'P2', payerName: 'Bar „Modrý/kocour“' },
];
const document = (date: string, payerId = 'P1') => ({ date, payerId });

test('a zip is named by its month and its company', () => {
  expect(zipName('Doklady', [document('2026-11-02'), document('2026-11-30')], payers)).toBe(
    'Doklady-2026-11-U-Lípy-s.r.o.zip',
  );
});

test('documents of several months are named by the first and the last, whatever their order', () => {
  expect(zipName('Doklady', [document('2026-11-02'), document('2026-09-30')], payers)).toBe(
    'Doklady-2026-09_2026-11-U-Lípy-s.r.o.zip',
  );
});

test('documents of several companies, or of one that the reader does not know, have no name of a company', () => {
  expect(zipName('Doklady', [document('2026-11-02'), document('2026-11-03', 'P2')], payers)).toBe(
    'Doklady-2026-11.zip',
  );
  expect(zipName('Doklady', [document('2026-11-02', 'P9')], payers)).toBe('Doklady-2026-11.zip');
});

test('what no file may be called by becomes a dash', () => {
  expect(zipName('Doklady', [document('2026-11-03', 'P2')], payers)).toBe('Doklady-2026-11-Bar-Modrý-kocour.zip');
});
