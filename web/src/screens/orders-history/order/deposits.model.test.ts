import { expect, test } from 'vitest';
import { byContainer } from './deposits.model.ts';

const bottle = { sku: 'B', name: 'Bottle', totalUnits: 40, unitPrice: 3, totalPrice: 120.1 };

test('a container that several lines bring is there once, with its sum to the cent', () => {
  expect(byContainer([bottle, { ...bottle, totalUnits: 80, totalPrice: 240.2 }])).toEqual([
    { ...bottle, totalUnits: 120, totalPrice: 360.3 },
  ]);
});

test('one of another price or kind stands apart', () => {
  expect(byContainer([bottle, { ...bottle, unitPrice: 4 }, { ...bottle, sku: 'C' }])).toHaveLength(3);
});
