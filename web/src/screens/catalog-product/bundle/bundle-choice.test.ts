import { expect, test } from 'vitest';
import {
  type BundleItem,
  chosenOption,
  countBounds,
  defaultChoices,
  depositOf,
  isDefault,
  sumOf,
  withOption,
  withQuantity,
} from './bundle-choice.ts';

const anOption = (id: string, more: Partial<BundleItem['options'][number]> = {}) => ({
  id,
  sku: id.toUpperCase(),
  name: id,
  pack_label: '',
  quantity: 2,
  can_change_quantity: false,
  price: 100.1,
  deposit: 50,
  is_default: false,
  ...more,
});
const beer: BundleItem = {
  option_id: '1',
  title: 'Beer',
  required: true,
  options: [anOption('lager', { is_default: true }), anOption('dark', { quantity: 3, price: 110 })],
};
const gas: BundleItem = {
  option_id: '2',
  title: 'Gas',
  required: false,
  options: [anOption('co2', { quantity: 1, price: 420, can_change_quantity: true })],
};
const items = [beer, gas];

test('the bundle begins as it was put together, without what need not be taken', () => {
  const choices = defaultChoices(items);

  expect(chosenOption(beer, choices)?.id).toBe('lager');
  expect(chosenOption(gas, choices)).toBeUndefined();
  expect(sumOf(items, choices)).toBe(200.2);
  expect(isDefault(items, choices)).toBe(true);
});

test('what must be taken is taken, also where nobody marked a default', () => {
  const unmarked = { ...beer, options: [anOption('weiss')] };

  expect(chosenOption(unmarked, defaultChoices([unmarked]))?.id).toBe('weiss');
});

test('another option comes in its own quantity, and the sum follows', () => {
  const choices = withOption(defaultChoices(items), beer, 'dark');

  expect(choices['1']).toEqual({ optionId: 'dark', quantity: 3 });
  expect(sumOf(items, choices)).toBe(330);
  expect(isDefault(items, choices)).toBe(false);
});

test('the deposit follows what is chosen, and what was left out lends nothing', () => {
  expect(depositOf(items, defaultChoices(items))).toBe(100);
  expect(depositOf(items, withOption(defaultChoices(items), beer, 'dark'))).toBe(150);
});

test('something more is added, counted up, and left out again', () => {
  const withGas = withOption(defaultChoices(items), gas, 'co2');

  expect(sumOf(items, withQuantity(withGas, gas, 3))).toBe(1460.2);
  expect(withQuantity(withGas, gas, 0)['2']?.quantity).toBe(1);
  expect(withQuantity(withGas, gas, 5000)['2']?.quantity).toBe(999);
  expect(sumOf(items, withOption(withGas, gas, undefined))).toBe(200.2);
});

test('a bundle with goods that have no price for the customer has no sum', () => {
  const priceless = { ...beer, options: [anOption('lager', { is_default: true, price: null })] };

  expect(sumOf([priceless], defaultChoices([priceless]))).toBeUndefined();
});

test('one takes at least the minimum and at most what is left', () => {
  expect(countBounds({ minimum_amt: 2, limited_amount: 40 })).toEqual({ least: 2, max: 40 });
  expect(countBounds({ minimum_amt: 0, limited_amount: null })).toEqual({ least: 1, max: 999 });
  expect(countBounds({ minimum_amt: 3, limited_amount: 1 })).toEqual({ least: 3, max: 3 });
});
