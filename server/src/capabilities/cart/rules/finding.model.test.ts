import { expect, test } from 'vitest';
import { findingsOfRefused, type LineResult, referenceFindings } from './finding.model.ts';

const result = (sku: string, status: LineResult['status']): LineResult => ({
  sku,
  status,
  packs: 1,
  finding: status === 'added' ? undefined : { code: 'NO_PRICE' },
});
const of = (index: number, sku: string) => ({ code: 'NO_PRICE', path: ['cart_items', String(index), sku] });

test('where all went in there is nothing to tell', () => {
  expect(findingsOfRefused([result('A', 'added')])).toEqual([]);
  expect(findingsOfRefused([])).toEqual([]);
});

test('what was refused is reported under its path, after the sentence for all', () => {
  expect(findingsOfRefused([result('A', 'added'), result('B', 'refused'), result('C', 'lowered')])).toEqual([
    { code: 'PRODUCTS_NOT_ADDED', path: ['cart_items'] },
    of(1, 'B'),
    of(2, 'C'),
  ]);
});

test('where something was only lowered nothing failed', () => {
  expect(findingsOfRefused([result('C', 'lowered')])).toEqual([of(0, 'C')]);
});

test('what went in is not reported, even with a remark', () => {
  expect(findingsOfRefused([{ ...result('A', 'added'), finding: { code: 'NO_PRICE' } }])).toEqual([]);
});

test('what is wrong with the reference is reported under the names of the wire', () => {
  expect(referenceFindings({ customerOrderNumber: 'x'.repeat(36), noteForDriver: '\u0007' })).toEqual([
    { code: 'TEXT_TOO_LONG', values: { maximum: 35 }, path: ['customer_order_number'] },
    { code: 'TEXT_NOT_PRINTABLE', path: ['note_for_driver'] },
  ]);
  expect(referenceFindings({ customerOrderNumber: 'A-1' })).toEqual([]);
});
