import { expect, test } from 'vitest';
import {
  filledUp,
  noReference,
  plainReference,
  referenceColumns,
  referenceFaults,
  referenceFromWire,
  referenceGiven,
  referenceToWire,
  referenceValues,
  withoutEmpty,
} from './reference-fields.ts';

const own = { customerOrderNumber: '2026/117', noteForDriver: 'Zvoňte' };

test('what is not given stays open, and an empty text stays empty', () => {
  expect(plainReference({})).toEqual(noReference);
  expect(plainReference({ noteForDriver: '  ' })).toEqual({ customerOrderNumber: undefined, noteForDriver: '' });
  expect(plainReference({ customerOrderNumber: ' A-1 ', noteForDriver: ' Ring\r\ntwice ' })).toEqual({
    customerOrderNumber: 'A-1',
    noteForDriver: 'Ring\ntwice',
  });
});

test('the first wins wherever it says something, and be it nothing', () => {
  expect(filledUp(noReference, own)).toEqual(own);
  expect(filledUp({ customerOrderNumber: 'B-2', noteForDriver: '' }, own)).toEqual({
    customerOrderNumber: 'B-2',
    noteForDriver: '',
  });
  expect(withoutEmpty({ customerOrderNumber: 'B-2', noteForDriver: '' })).toEqual({
    customerOrderNumber: 'B-2',
    noteForDriver: undefined,
  });
});

test.each([
  [{ customerOrderNumber: 'x'.repeat(35), noteForDriver: 'x'.repeat(200) }, []],
  [{}, []],
  [{ customerOrderNumber: 'x'.repeat(36) }, [{ code: 'TEXT_TOO_LONG', field: 'customerOrderNumber', maximum: 35 }]],
  [{ noteForDriver: 'x'.repeat(201) }, [{ code: 'TEXT_TOO_LONG', field: 'noteForDriver', maximum: 200 }]],
  [{ customerOrderNumber: 'A\n1' }, [{ code: 'TEXT_NOT_PRINTABLE', field: 'customerOrderNumber' }]],
  [{ noteForDriver: 'Ring\ntwice' }, []],
  [
    { customerOrderNumber: '\u202e1', noteForDriver: '\u0007' },
    [
      { code: 'TEXT_NOT_PRINTABLE', field: 'customerOrderNumber' },
      { code: 'TEXT_NOT_PRINTABLE', field: 'noteForDriver' },
    ],
  ],
])('of %j is wrong: %j', (given, faults) => {
  expect(referenceFaults(given)).toEqual(faults);
});

test('on the wire and in rows it has its own names, and null for nothing', () => {
  expect(referenceToWire({ customerOrderNumber: 'A-1', noteForDriver: '' })).toEqual({
    customer_order_number: 'A-1',
    note_for_driver: null,
  });
  expect(referenceFromWire({ customer_order_number: 'A-1', note_for_driver: null })).toEqual({
    customerOrderNumber: 'A-1',
    noteForDriver: undefined,
  });
  expect(referenceFromWire({ note_for_driver: '' })).toEqual({ customerOrderNumber: undefined, noteForDriver: '' });
  expect(referenceGiven({ noteForDriver: '' })).toEqual({ note_for_driver: '' });
  expect(referenceGiven({ customerOrderNumber: undefined })).toEqual({});
});

test('columns and values have the same order', () => {
  expect(referenceColumns.split(', ').map((name, index) => [name, referenceValues(own)[index]])).toEqual([
    ['customer_order_number', '2026/117'],
    ['note_for_driver', 'Zvoňte'],
  ]);
});
