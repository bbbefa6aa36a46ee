import { describe, expect, test } from 'vitest';
import { languages } from '../languages.ts';
import {
  type CartCode,
  cartCodes,
  cartMessage,
  cartText,
  paymentTitle,
  transportLabel,
  weightLimitText,
} from './cart-text.ts';

// Every value that a text may ask for.
const values = {
  amount: '10',
  currency: 'CZK',
  date: '12. 11. 2026',
  left: 3,
  limit: '280 q',
  maximum: 200,
  minutes: '8',
  minimum: 2,
  quantity: 4,
  size: 8,
  title: 'Plyn',
};

const textsIn = (language: (typeof languages)[number]): [string, string][] => [
  ...cartCodes.map((code): [string, string] => [code, cartText(code, language, values)]),
  ...(['transportSet', 'pricesAreRight', 'pricesChanged', 'depositsChanged'] as const).map((name): [string, string] => [
    name,
    cartMessage(name, language),
  ]),
];

describe.each(languages)('in %s', (language) => {
  test.each(textsIn(language))('%s has a text, with every gap filled', (_name, text) => {
    expect(text.trim()).toBe(text);
    expect(text.length).toBeGreaterThan(5);
    expect(text).not.toMatch(/[{}]|undefined|null|TODO/);
  });

  test('ways to travel and to pay have names', () => {
    const named = ['VAN', 'TRUCK', 'PICKUP'].map((code) => transportLabel(code, language));
    const paid = ['invoice14', 'invoice30', 'cash', 'prepaid'].map((code) => paymentTitle(code, language));

    expect(new Set([...named, ...paid]).size).toBe(7);
    expect([...named, ...paid].filter((name) => /^[A-Z]+$|^invoice/.test(name))).toEqual([]);
    expect(transportLabel('SHIP', language)).toBe('SHIP');
  });
});

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test.each(textsIn(language))('%s is translated', (name, text) => {
    expect(text).not.toBe(new Map(textsIn('en')).get(name));
  });
});

test.each<[CartCode, string]>([
  ['CAPACITY_BELOW_MINIMUM', 'The minimum order capacity has not been reached, please add more goods.'],
  [
    'CAPACITY_ABOVE_MAXIMUM',
    'The weight of the order exceeds the limit, reduce the quantity to proceed with the order.',
  ],
  ['PALLETS_BELOW_MINIMUM', 'The minimum quantity of pallet has not been reached, please add more goods.'],
  ['PALLETS_ABOVE_MAXIMUM', 'The maximum number of pallets has been exceeded.'],
  ['WEIGHT_BELOW_MINIMUM', 'The minimum weight of order has not been reached.'],
  ['WEIGHT_ABOVE_MAXIMUM', 'The maximum weight of order has been exceeded.'],
  ['LOAD_REACHED', 'The required quantity of goods has been reached.'],
  ['SHIP_TO_SUSPENDED', 'ShipTo suspended (select another)'],
  ['PRODUCTS_NOT_ADDED', 'One or more products could not be added to the cart'],
])('the English text of %s is the given one, letter by letter', (code, text) => {
  expect(cartText(code, 'en')).toBe(text);
});

test.each([
  [28_000, ['280 quintals', '28·t (280·q)', '280·quintali', '28·t (280·q)', '28·t (280·quintales métricos)']],
  [24_000, ['240 quintals', '24·t (240·q)', '240·quintali', '24·t (240·q)', '24·t (240·quintales métricos)']],
  [1_500, ['15 quintals', '1,5·t (15·q)', '15·quintali', '1,5·t (15·q)', '1,5·t (15·quintales métricos)']],
])('a limit of %d kg is named as the trade names it', (kilograms, expected) => {
  const written = (['en', 'cs', 'it', 'sk', 'es'] as const).map((language) => weightLimitText(kilograms, language));

  expect(written.map((text) => text.replaceAll('\u00a0', '·'))).toEqual(expected);
});
