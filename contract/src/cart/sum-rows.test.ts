import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, type Sums, sumRows } from './sum-rows.ts';
import { addUp } from './test-added-up.ts';

const cents = fc.nat(99_999_999);
const anySums: fc.Arbitrary<Sums> = fc
  .record({
    listCents: cents,
    ownCents: cents,
    couponShares: fc.array(fc.record({ label: fc.string(), share: fc.nat(30) }), { maxLength: 3 }),
    taxes: fc.array(fc.record({ rate: fc.constantFrom(0, 10, 12, 21), baseCents: cents, cents }), { maxLength: 3 }),
    depositCents: fc.oneof(fc.constant(0), cents),
  })
  .map(({ couponShares, ...sums }) => {
    const coupons = couponShares.map(({ label, share }) => ({
      label,
      cents: Math.floor((sums.ownCents * share) / 100),
    }));
    const taken = coupons.reduce((sum, coupon) => sum + coupon.cents, 0);
    const taxed = sums.taxes.reduce((sum, tax) => sum + tax.cents, 0);
    return { ...sums, coupons, totalCents: sums.ownCents - taken + taxed + sums.depositCents };
  });

test('whatever is ordered, what is above the goods adds up to them, and the rest to the total', () => {
  fc.assert(
    fc.property(anySums, (sums) => {
      const { goods, total, aboveGoods, fromGoods } = addUp(sumRows(sums));

      expect(aboveGoods ?? goods).toBe(goods);
      expect(fromGoods).toBe(total);
      expect(total).toBe(sums.totalCents);
    }),
  );
});

const plain: Sums = {
  listCents: 125_940_00,
  ownCents: 108_470_80,
  coupons: [{ label: 'PODZIM', cents: 500_00 }],
  taxes: [{ rate: 21, baseCents: 107_970_80, cents: 22_673_87 }],
  depositCents: 26_300_00,
  totalCents: 156_944_67,
};
const kinds = (sums: Partial<Sums>) => sumRows({ ...plain, ...sums }).map(({ kind }) => kind);

test('the rows come as list value, discounts, goods, tax, deposits, total', () => {
  expect(kinds({})).toEqual(['list', 'discount', 'coupon', 'goods', 'tax', 'deposits', 'totalWithDeposits']);
});

test('a coupon alone is taken from the own prices, and without any discount the goods come first', () => {
  expect(kinds({ listCents: plain.ownCents })).toEqual([
    'own',
    'coupon',
    'goods',
    'tax',
    'deposits',
    'totalWithDeposits',
  ]);
  expect(kinds({ listCents: plain.ownCents, coupons: [] })[0]).toBe('goods');
});

test('own prices above the list show no list, and a total without deposits does not speak of them', () => {
  expect(kinds({ listCents: 1, coupons: [], depositCents: 0 })).toEqual(['goods', 'tax', 'total']);
});

test('a coupon that takes nothing off has no row', () => {
  const coupons = [
    { label: 'PODZIM', cents: 500_00 },
    { label: 'ZIMA', cents: 0 },
  ];

  expect(kinds({ coupons })).toEqual(kinds({}));
});

test('an amount of the wire is whole cents, though no float holds it', () => {
  expect([249, 4.15, 8.29, 0.07, 1.1].map(centsOf)).toEqual([24_900, 415, 829, 7, 110]);
});
