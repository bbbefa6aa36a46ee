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

test.each([
  [{ taken: 4, max: 5, takenHere: 1, maxHere: 2 }, undefined],
  [{ taken: 5, max: 5, takenHere: 1, maxHere: 2 }, 'COUPON_USED_UP'],
  [{ taken: 4, max: 5, takenHere: 2, maxHere: 2 }, 'COUPON_USED_HERE'],
  [{ taken: 6, max: 5, takenHere: 3, maxHere: 2 }, 'COUPON_USED_UP'],
])('with %j of its uses a coupon finds %s', (uses, code) => {
  const { finding, discountMinor } = judgeCoupon({ ...coupon, uses }, situation);

  expect(finding?.code).toBe(code);
  expect(discountMinor).toBe(code ? 0 : 25_001);
});

test('what it waits for, and until when it counted, is reported with it', () => {
  const valuesOf = (other: object) => judgeCoupon(coupon, { ...situation, ...other }).finding?.values;

  expect(valuesOf({ day: '2026-10-31' })).toEqual({ date: { day: '2026-11-01' } });
  expect(valuesOf({ day: '2026-12-01' })).toEqual({ date: { day: '2026-11-30' } });
  expect(valuesOf({ goodsMinor: 1 })).toEqual({ amount: { money: 100_000, currency: 'CZK' } });
});

test('a coupon without share and amount takes nothing off', () => {
  expect(judgeCoupon({ ...coupon, percent: undefined }, situation).discountMinor).toBe(0);
});
