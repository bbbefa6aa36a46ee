import { expect, test } from 'vitest';
import { obstacleOf, obstaclesOf } from './obstacles-of.ts';

const cart = {
  items: [{ id: 'line-1', product: { name: 'Ležák 12°' } }],
  obstacles: [
    { code: 'NO_PRICE', message: 'Cenu pro vás zatím nemáme.', path: ['items', 'line-1'] },
    { code: 'DATE_MISSING', message: 'Vyberte datum dodání', path: ['delivery_date'] },
    { code: 'AGREEMENT_MISSING', message: 'Přijměte smlouvu', path: ['agreement'] },
    { code: 'PALLETS_BELOW_MINIMUM', message: 'Málo palet', path: null },
  ],
};

test('what is wrong with a line, and the agreement, are shown elsewhere', () => {
  expect(obstaclesOf(cart)).toEqual(['Vyberte datum dodání', 'Málo palet']);
});

test('what is wrong with two fields alike is shown once', () => {
  const obstacles = ['customer_order_number', 'note_for_driver'].map((field) => ({
    code: 'TEXT_NOT_PRINTABLE',
    message: 'Nelze vytisknout',
    path: [field],
  }));

  expect(obstaclesOf({ items: [], obstacles })).toEqual(['Nelze vytisknout']);
});

test('a field finds what is wrong with it', () => {
  expect(obstacleOf(cart, 'delivery_date')).toBe('Vyberte datum dodání');
  expect(obstacleOf(cart, 'ship_to_id')).toBeUndefined();
});

test('a number that is proposed is not asked for', () => {
  const obstacles = [{ code: 'ORDER_NUMBER_MISSING', message: 'Zadejte číslo', path: ['customer_order_number'] }];

  expect(obstaclesOf({ items: [], obstacles, proposed_customer_order_number: '2026/118' })).toEqual([]);
  expect(obstaclesOf({ items: [], obstacles, proposed_customer_order_number: null })).toEqual(['Zadejte číslo']);
});
