import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { codesOf, outcomeOf, shopperAt, type TestShopper } from './testing/test-cart.ts';

let portal: TestPortal;
let owner: TestShopper;
let cart_id: string;
beforeAll(async () => {
  portal = await openTestPortal();
  const add = (
    code: string,
    country: string,
    percent: number | null,
    amount: number | null,
    minimum: number,
    from: string,
    to: string,
  ) =>
    portal.sql(`insert into coupon values ($1, $2, '{"en": "Autumn", "cs": "Podzim"}', $3, $4, $5, $6, $7)`, [
      code,
      country,
      percent,
      amount,
      minimum,
      from,
      to,
    ]);
  await add('T-TEN', 'CZ', 10, null, 4000, '2026-11-01', '2026-11-30');
  await add('T-FIX', 'CZ', null, 500.5, 0, '2026-11-01', '2026-11-30');
  await add('T-OLD', 'CZ', 10, null, 0, '2026-10-01', '2026-11-11');
  await add('T-SOON', 'CZ', 10, null, 0, '2026-11-13', '2026-11-30');
  await add('T-SK', 'SK', 10, null, 0, '2026-11-01', '2026-11-30');
  owner = shopperAt(await portal.signIn('owner@ulipy.example'), { outlet: '100234' });
  cart_id = await owner.openCart();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql('delete from cart_coupon');
  await portal.sql('delete from cart_item');
  await owner.add(cart_id, [
    { sku: 'CZ100001', quantity: 2 },
    { sku: 'CZ100003', quantity: 1 },
  ]);
});

test('a coupon takes its share off the goods, line by line, before tax', async () => {
  const { cart, user_errors } = outcomeOf(
    await owner.applyCoupon({ cart_id, coupon_code: ' t-ten ' }, { language: 'cs' }),
  );

  expect(user_errors).toEqual([]);
  expect(cart.applied_coupons).toEqual([{ code: 'T-TEN', label: 'Podzim', error: null }]);
  expect(cart.discounts).toEqual([{ label: 'Podzim', amount: 460.43 }]);
  expect(cart.items.map(({ prices }: { prices: { discount: number } }) => prices.discount)).toEqual([425.58, 34.85]);
  expect(cart.prices).toMatchObject({
    your_total: 4604.3,
    discount_total: 460.43,
    tax_total: 870.21,
    deposit_total: 2160,
    grand_total: 6303.87,
    grand_total_tax: 7174.08,
  });
});

test('an amount is spread to the last cent', async () => {
  const { cart } = outcomeOf(await owner.applyCoupon({ cart_id, coupon_code: 'T-FIX' }));

  const discounts = cart.items.map(({ prices }: { prices: { discount: number } }) => Math.round(prices.discount * 100));
  expect(discounts[0] + discounts[1]).toBe(50_050);
});

test.each([
  [
    'one that nobody knows',
    'T-NONE',
    'COUPON_UNKNOWN',
    'We do not recognise this coupon. Check that it is typed correctly.',
  ],
  [
    'one of another market',
    'T-SK',
    'COUPON_UNKNOWN',
    'We do not recognise this coupon. Check that it is typed correctly.',
  ],
  ['one that is over', 'T-OLD', 'COUPON_EXPIRED', 'This coupon was valid until 11/11/2026.'],
  ['one that has not begun', 'T-SOON', 'COUPON_NOT_STARTED', 'This coupon is valid from 13/11/2026.'],
  [
    'a hostile one',
    `'; drop table coupon; --${'x'.repeat(500)}`,
    'COUPON_UNKNOWN',
    'We do not recognise this coupon. Check that it is typed correctly.',
  ],
])('%s is refused', async (_name, coupon_code, code, message) => {
  const { cart, user_errors } = outcomeOf(await owner.applyCoupon({ cart_id, coupon_code }));

  expect(user_errors).toEqual([{ code, message, path: ['coupon_code'] }]);
  expect(cart.applied_coupons).toEqual([]);
});

test('one that asks for more goods is refused, and says in the reader’s way how much', async () => {
  await owner.update({
    cart_id,
    cart_items: [{ cart_item_id: (await owner.customerCart()).items[0].id, quantity: 0 }],
  });

  const { user_errors } = outcomeOf(await owner.applyCoupon({ cart_id, coupon_code: 'T-TEN' }, { language: 'cs' }));

  expect(user_errors).toMatchObject([
    { code: 'COUPON_BELOW_MINIMUM', message: 'Slevový kód platí při nákupu zboží od 4\u00a0000,00\u00a0Kč bez DPH.' },
  ]);
});

test('a second one is refused and the first stays', async () => {
  await owner.applyCoupon({ cart_id, coupon_code: 'T-TEN' });

  const { cart, user_errors } = outcomeOf(await owner.applyCoupon({ cart_id, coupon_code: 'T-FIX' }));

  expect(user_errors).toMatchObject([
    { code: 'COUPON_ALREADY_APPLIED', message: 'Only one coupon can be used for an order.' },
  ]);
  expect(cart.applied_coupons).toMatchObject([{ code: 'T-TEN' }]);
});

test('it can be taken out again, and what is not in cannot', async () => {
  await owner.applyCoupon({ cart_id, coupon_code: 'T-TEN' });

  const removed = outcomeOf(await owner.removeCoupon({ cart_id, coupon_code: 'T-TEN' }));
  const again = outcomeOf(await owner.removeCoupon({ cart_id, coupon_code: 'T-TEN' }));

  expect(removed.cart).toMatchObject({ applied_coupons: [], discounts: [], prices: { discount_total: 0 } });
  expect(codesOf(again.user_errors)).toEqual(['COUPON_NOT_APPLIED']);
});

test('where the cart falls below what it asks for it stays, takes nothing off and says why', async () => {
  const { cart } = outcomeOf(await owner.applyCoupon({ cart_id, coupon_code: 'T-TEN' }));

  const less = outcomeOf(await owner.remove({ cart_id, cart_item_id: cart.items[0].id })).cart;
  const more = outcomeOf(await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 2 }])).cart;

  expect(less).toMatchObject({
    applied_coupons: [{ code: 'T-TEN', error: { code: 'COUPON_BELOW_MINIMUM' } }],
    discounts: [],
    prices: { discount_total: 0 },
  });
  expect(more.prices.discount_total).toBe(460.43);
});
