import { expect, test } from 'vitest';
import { numberContainers, numberLines } from './line-number.model.ts';

test('goods, and each option of a bundle after it, are numbered by tens', () => {
  const numbered = numberLines([
    { sku: 'A', options: [] },
    { sku: 'B', options: [{ sku: 'X' }, { sku: 'Y' }] },
    { sku: 'C', options: [] },
  ]);

  expect(numbered.map(({ sku, lineNo }) => [sku, lineNo])).toEqual([
    ['A', 10],
    ['B', 20],
    ['C', 50],
  ]);
  expect(numbered[1]?.options).toEqual([
    { sku: 'X', lineNo: 30 },
    { sku: 'Y', lineNo: 40 },
  ]);
});

test('containers are numbered far behind the goods', () => {
  expect(numberContainers([{ sku: 'KEG' }, { sku: 'PALLET' }])).toEqual([
    { sku: 'KEG', lineNo: 900_010 },
    { sku: 'PALLET', lineNo: 900_020 },
  ]);
});
