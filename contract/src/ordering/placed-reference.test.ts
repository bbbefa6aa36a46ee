import { expect, test } from 'vitest';
import { placedReference, placedReferenceToRest, placedReferenceToWire } from './placed-reference.ts';

test('an order carries its number, and what was left out is null to its readers', () => {
  const reference = placedReference({ customer_order_number: '2026/117', note_for_driver: null });

  expect(reference).toEqual({ customerOrderNumber: '2026/117', noteForDriver: undefined });
  expect(placedReferenceToWire(reference)).toEqual({ customer_order_number: '2026/117', note_for_driver: null });
  expect(placedReferenceToRest(reference)).toEqual({ customerOrderNumber: '2026/117', noteForDriver: null });
});

test('a note goes with it, and an empty one is none', () => {
  const reference = placedReference({ customer_order_number: 'A-1', note_for_driver: 'Zvoňte' });

  expect(placedReferenceToWire(reference)).toMatchObject({ note_for_driver: 'Zvoňte' });
  expect(placedReferenceToRest(reference)).toEqual({ customerOrderNumber: 'A-1', noteForDriver: 'Zvoňte' });
  expect(placedReferenceToRest({ ...reference, noteForDriver: '' })).toMatchObject({ noteForDriver: null });
});
