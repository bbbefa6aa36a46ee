import { expect, test } from 'vitest';
import { findQuestionFaults } from './question-faults.ts';

const typed = { shipTo: '100234', sku: 'CZ100003', quantity: 1, day: undefined };

test('a ship-to and a product are all it takes', () => {
  expect(findQuestionFaults(typed)).toEqual([]);
  expect(findQuestionFaults({ ...typed, shipTo: ' 100234 ' })).toEqual([]);
});

test('what is missing and what cannot be a number of ours is said of each field', () => {
  expect(findQuestionFaults({ ...typed, shipTo: '  ', sku: '' })).toEqual([
    { field: 'shipTo', code: 'missing' },
    { field: 'sku', code: 'missing' },
  ]);
  expect(findQuestionFaults({ ...typed, shipTo: 'U Lípy', sku: 'X'.repeat(41) })).toEqual([
    { field: 'shipTo', code: 'shape' },
    { field: 'sku', code: 'shape' },
  ]);
});
