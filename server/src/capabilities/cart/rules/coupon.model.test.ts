import { expect, test } from 'vitest';
import { type Coupon, judgeCoupon } from './coupon.model.ts';

const coupon: Coupon = {
  code: 'PIVO10',
  country: 'CZ',
  label: { en: 'Ten per cent' },
  percent: 1_000,
  amountMinor: undefined,
  minimumNetMinor: 100_000,
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
};
const situation = { goodsMinor: 250_005, country: 'CZ', currency: 'CZK', day: '2026-11-12' } as const;

test('a share of the goods is rounded half-up to the cent', () => {
  expect(judgeCoupon(coupon, situation)).toMatchObject({ discountMinor: 25_001, finding: undefined });
});

test('an amount takes off no more than the goods cost', () => {
  const fixed = { ...coupon, percent: undefined, amountMinor: 300_000 };

  expect(judgeCoupon(fixed, situation).discountMinor).toBe(250_005);
  expect(judgeCoupon({ ...fixed, amountMinor: 200 }, situation).discountMinor).toBe(200);
});

test.each([
  ['before its first day', { day: '2026-10-31' }, 'COUPON_NOT_STARTED'],
  ['after its last day', { day: '2026-12-01' }, 'COUPON_EXPIRED'],
  ['for fewer goods than it asks for', { goodsMinor: 99_999 }, 'COUPON_BELOW_MINIMUM'],
  ['in another market', { country: 'SK' as const }, 'COUPON_UNKNOWN'],
])('%s a coupon takes nothing off and says why', (_name, other, code) => {
  const judged = judgeCoupon(coupon, { ...situation, ...other });

  expect(judged).toMatchObject({ discountMinor: 0, finding: { code } });
});

test.each(['2026-11-01', '2026-11-30'])('%s, its first and its last day, belong to it', (day) => {
  expect(judgeCoupon(coupon, { ...situation, day }).finding).toBeUndefined();
});

test('goods of exactly the minimum are enough', () => {
  expect(judgeCoupon(coupon, { ...situation, goodsMinor: 100_000 }).discountMinor).toBe(10_000);
});
