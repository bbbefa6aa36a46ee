import { expect, test } from 'vitest';
import type { Cart } from '#capabilities/cart/active-cart.queries.ts';
import { totalsOf } from './totals-of.ts';

const prices: Cart['prices'] = {
  basic_total: 125940,
  your_total: 108470.8,
  discount_total: 0,
  tax_total: 22778.87,
  deposit_total: 26300,
  grand_total: 134770.8,
  grand_total_tax: 157549.67,
  currency: 'CZK',
  taxes: [{ rate: 21, base: 108470.8, amount: 22778.87 }],
};
const cart = (part: Partial<Cart['prices']>, discounts: Cart['discounts'] = []) => ({
  prices: { ...prices, ...part },
  discounts,
  returnable_items: [],
});

const addedUp = ({ net, taxes, depositTotal }: ReturnType<typeof totalsOf>) =>
  Math.round((net + taxes.reduce((sum, { amount }) => sum + amount, 0) + depositTotal) * 100) / 100;

test('what the customer saves against the list is the first of his discounts, and the rows add up to the total', () => {
  const totals = totalsOf(cart({}), 'Vaše sleva');

  expect(totals.base).toEqual({ kind: 'list', amount: 125940 });
  expect(totals.discounts).toEqual([{ label: 'Vaše sleva', amount: 17469.2 }]);
  expect(totals.net).toBe(108470.8);
  expect(addedUp(totals)).toBe(totals.total);
});

test('where only a coupon counts, it is taken from the own prices', () => {
  const withCoupon = {
    basic_total: 108470.8,
    discount_total: 500,
    taxes: [{ rate: 21, base: 107970.8, amount: 22673.87 }],
    grand_total_tax: 156944.67,
  };
  const totals = totalsOf(cart(withCoupon, [{ label: 'PODZIM', amount: 500 }]), 'Vaše sleva');

  expect(totals.base).toEqual({ kind: 'own', amount: 108470.8 });
  expect(totals.discounts).toEqual([{ label: 'PODZIM', amount: 500 }]);
  expect(totals.net).toBe(107970.8);
  expect(addedUp(totals)).toBe(totals.total);
});

test('without any discount nothing stands before the goods', () => {
  const totals = totalsOf(cart({ basic_total: 108470.8 }), 'Vaše sleva');

  expect(totals.base).toBeUndefined();
  expect(totals.discounts).toEqual([]);
});
