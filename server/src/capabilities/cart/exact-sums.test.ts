import { centsOf, sumRows } from '@dray/contract/cart/sum-rows.ts';
import { addUp } from '@dray/contract/cart/test-added-up.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../../testing/examples.ts';
import { aKeg } from '../catalogue/test-shelf.ts';
import { shownHashOf } from './changes/show-cart.ts';
import type { Cart } from './rules/cart.model.ts';
import type { Coupon } from './rules/coupon.model.ts';
import { type CartContext, priceCart } from './rules/priced-cart.model.ts';
import { aCart, aCoupon, anItem, aPrice, aReturnable, aShop } from './testing/test-shop.ts';
import { pricesToWire } from './wire/cart.wire.ts';

const anyAmount = fc.record({ quantity: fc.nat(40), layers: fc.nat(5), pallets: fc.nat(5) });
const anyGoods = fc.uniqueArray(
  fc.record({
    sku: fc.integer({ min: 1, max: 60 }).map((number) => `S${number}`),
    taxRate: fc.constantFrom(0, 1_000, 1_200, 2_100, 2_300),
    price: fc.nat(9_999_999),
    list: fc.option(fc.nat(9_999_999), { nil: undefined }),
    discountedFrom: fc.option(fc.integer({ min: 2, max: 60 }), { nil: undefined }),
    perLayer: fc.integer({ min: 1, max: 21 }),
    layersPerPallet: fc.integer({ min: 1, max: 8 }),
    grossGrams: fc.integer({ min: 1, max: 90_000 }),
    empties: fc.nat(24_000),
    amount: anyAmount.filter(({ quantity, layers, pallets }) => quantity + layers + pallets > 0),
  }),
  { selector: ({ sku }) => sku, minLength: 1, maxLength: 12 },
);
type AnyGoods = typeof anyGoods extends fc.Arbitrary<infer T> ? T : never;

const anyCoupon = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map((percent) => aCoupon({ percent })),
    fc.integer({ min: 1, max: 99_999_999 }).map((amountMinor) => aCoupon({ percent: undefined, amountMinor })),
  ),
  { nil: undefined },
);

async function priceAny(goods: AnyGoods, taken: Coupon | undefined): Promise<{ cart: Cart; shop: CartContext }> {
  const shop = await aShop({
    products: goods.map((one) =>
      aKeg({
        sku: one.sku,
        taxRate: one.taxRate,
        perLayer: one.perLayer,
        layersPerPallet: one.layersPerPallet,
        grossWeightKg: one.grossGrams / 1_000,
        returnables: one.empties > 0 ? [{ sku: 'EMPTY', unitsThousandths: one.empties }] : [],
      }),
    ),
    prices: Object.fromEntries(
      goods.map(({ sku, price, list, discountedFrom }) => [
        sku,
        aPrice(price, {
          listMinor: list,
          breaks: discountedFrom === undefined ? [] : [{ minQty: discountedFrom, netMinor: Math.floor(price / 2) }],
        }),
      ]),
    ),
    returnables: [aReturnable('EMPTY', 100_000), aReturnable('PALLET', 30_000, 'pallet')],
  });
  const items = goods.map(({ sku, amount }, position) => anItem(sku, 0, { ...amount, position }));
  return { cart: aCart(items, { coupons: taken ? [taken] : [] }), shop };
}

/** The same sums once more, in whole numbers of any size and by another way. */
function oracle(goods: AnyGoods, taken: Coupon | undefined) {
  const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);
  let [net, deposit] = [0n, 0n];
  for (const one of goods) {
    const { quantity, layers, pallets } = one.amount;
    const packs = BigInt(quantity + one.perLayer * (layers + one.layersPerPallet * pallets));
    const isDiscounted = one.discountedFrom !== undefined && packs >= BigInt(one.discountedFrom);
    net += BigInt(isDiscounted ? Math.floor(one.price / 2) : one.price) * packs;
    deposit += halfUp(100_000n * BigInt(one.empties) * packs, 1_000n);
  }
  const off =
    taken?.percent === undefined ? BigInt(taken?.amountMinor ?? 0) : halfUp(net * BigInt(taken.percent), 10_000n);
  return { net, deposit, discount: off > net ? net : off, halfUp };
}

test('sums are exact: rows make the total, tax follows each rate, a discount never exceeds the goods', async () => {
  await fc.assert(
    fc.asyncProperty(anyGoods, anyCoupon, async (goods, taken) => {
      const { cart, shop } = await priceAny(goods, taken);

      const { lines, totals, returnables: rows, load } = priceCart(cart, shop);

      const { net, deposit, discount, halfUp } = oracle(goods, taken);
      const pallets = 30_000n * BigInt(load.physicalPallets);
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + BigInt(amount), 0n);
      expect(sum(lines.map(({ netMinor }) => netMinor))).toBe(net);
      expect(BigInt(totals.goodsMinor)).toBe(net);
      expect(BigInt(totals.discountMinor)).toBe(discount);
      expect(sum(lines.map(({ discountMinor }) => discountMinor))).toBe(discount);
      expect(BigInt(totals.depositMinor)).toBe(deposit + pallets);
      expect(sum(rows.map(({ totalMinor }) => totalMinor))).toBe(deposit + pallets);
      expect(sum(totals.taxes.map(({ baseMinor }) => baseMinor))).toBe(net - discount);
      for (const { rate, baseMinor, taxMinor } of totals.taxes) {
        expect(BigInt(taxMinor)).toBe(halfUp(BigInt(baseMinor) * BigInt(rate), 10_000n));
        expect(taxMinor).toBeGreaterThanOrEqual(0);
      }
      expect(BigInt(totals.grandWithTaxMinor)).toBe(
        net - discount + deposit + pallets + sum(totals.taxes.map(({ taxMinor }) => taxMinor)),
      );
      for (const line of lines) expect(line.discountMinor).toBeLessThanOrEqual(line.netMinor);
    }),
    { numRuns: examples({ few: 50, all: 200 }) },
  );
});

test('the rows that every screen and mail shows add up to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(anyGoods, anyCoupon, async (goods, taken) => {
      const { cart, shop } = await priceAny(goods, taken);
      const { totals, coupons } = priceCart(cart, shop);
      const wire = pricesToWire(totals, 'CZK');

      const rows = sumRows({
        listCents: centsOf(wire.basic_total),
        ownCents: centsOf(wire.your_total),
        coupons: coupons.map(({ coupon, discountMinor }) => ({ label: coupon.code, cents: discountMinor })),
        taxes: wire.taxes.map(({ rate, base, amount }) => ({ rate, baseCents: centsOf(base), cents: centsOf(amount) })),
        depositCents: centsOf(wire.deposit_total),
        totalCents: centsOf(wire.grand_total_tax),
      });

      const added = addUp(rows);
      expect(added.aboveGoods ?? added.goods).toBe(added.goods);
      expect(added.fromGoods).toBe(added.total);
    }),
    { numRuns: examples({ few: 50, all: 200 }) },
  );
});

test('the order of lines changes no sum, no load and not what was shown', async () => {
  await fc.assert(
    fc.asyncProperty(anyGoods, anyCoupon, async (goods, taken) => {
      const { cart, shop } = await priceAny(goods, taken);
      const turned = { ...cart, items: cart.items.toReversed() };

      const [forwards, backwards] = [priceCart(cart, shop), priceCart(turned, shop)];

      expect(backwards.totals).toEqual(forwards.totals);
      expect(backwards.load).toEqual(forwards.load);
      expect(shownHashOf(backwards, cart)).toBe(shownHashOf(forwards, cart));
    }),
    { numRuns: examples({ few: 30, all: 100 }) },
  );
});
