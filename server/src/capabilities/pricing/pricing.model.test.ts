import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPriceOf, type PriceRow, priceFor } from './pricing.model.ts';

const row = (kind: PriceRow['kind'], netMinor: number, rest: Partial<PriceRow> = {}): PriceRow => ({
  sku: 'A1',
  isOfMarket: false,
  kind,
  minQty: 1,
  beganOn: 0,
  validTo: '9999-12-31',
  netMinor,
  ...rest,
});
const ofMarket = { isOfMarket: true };

test('a customer pays their own price, and sees the list price beside it', () => {
  expect(ownPriceOf([row('list', 41000, ofMarket), row('customer', 34850)])).toEqual({
    listMinor: 41000,
    yourMinor: 34850,
    origin: 'customer',
    promotionUntil: undefined,
    breaks: [],
  });
});

test.each<[string, PriceRow[], number | undefined, string | undefined]>([
  ['nothing', [], undefined, undefined],
  ['the market’s list price alone', [row('list', 100, ofMarket)], undefined, undefined],
  ['the market’s promotion alone', [row('list', 100, ofMarket), row('promotion', 50, ofMarket)], undefined, undefined],
  ['a promotion of his own alone', [row('promotion', 50)], undefined, undefined],
  ['a price from six packs on alone', [row('customer', 90, { minQty: 6 })], undefined, undefined],
  ['the list price in his own list', [row('list', 100)], 100, 'list'],
  ['his price and the list price in his own list', [row('list', 80), row('customer', 90)], 90, 'customer'],
  ['a contract that is dearer than his price', [row('contract', 95), row('customer', 90)], 95, 'contract'],
  ['a contract from six packs on', [row('contract', 80, { minQty: 6 }), row('customer', 90)], 90, 'customer'],
  ['a lower promotion', [row('customer', 90), row('promotion', 85)], 85, 'promotion'],
  ['a lower promotion of the market', [row('customer', 90), row('promotion', 85, ofMarket)], 85, 'promotion'],
  ['a promotion at the same price', [row('customer', 90), row('promotion', 90)], 90, 'customer'],
  ['a dearer promotion', [row('contract', 80), row('promotion', 85)], 80, 'contract'],
  ['two promotions', [row('customer', 90), row('promotion', 85), row('promotion', 84, ofMarket)], 84, 'promotion'],
  ['a price of nought', [row('customer', 0)], 0, 'customer'],
  ['two prices at once', [row('customer', 80, { beganOn: 1 }), row('customer', 90, { beganOn: 2 })], 90, 'customer'],
])('with %s the right one counts', (_name, rows, yourMinor, origin) => {
  const price = ownPriceOf(rows);

  expect([price?.yourMinor, price?.origin]).toEqual([yourMinor, origin]);
});

test('a promotion tells its last day, unless it has none', () => {
  const until = (validTo: string) =>
    ownPriceOf([row('customer', 90), row('promotion', 80, { validTo })])?.promotionUntil;

  expect(until('2026-11-30')).toBe('2026-11-30');
  expect(until('9999-12-31')).toBeUndefined();
});

test('a list price of their own stands for the market’s', () => {
  const rows = [row('list', 100, ofMarket), row('list', 95), row('customer', 90)];

  expect(ownPriceOf(rows)?.listMinor).toBe(95);
});

test('larger quantities cost less from each step on', () => {
  const price = ownPriceOf([
    row('customer', 100),
    row('customer', 95, { minQty: 8 }),
    row('customer', 95, { minQty: 20 }),
    row('contract', 90, { minQty: 40 }),
    row('promotion', 92, { ...ofMarket, minQty: 24 }),
    row('list', 1, { ...ofMarket, minQty: 2 }),
  ]);

  expect(price?.breaks).toEqual([
    { minQty: 8, netMinor: 95 },
    { minQty: 24, netMinor: 92 },
    { minQty: 40, netMinor: 90 },
  ]);
  expect([1, 7, 8, 23, 24, 39, 40, 1_000].map((quantity) => price && priceFor(price, quantity))).toEqual([
    100, 100, 95, 95, 92, 92, 90, 90,
  ]);
});

test('a step that would make the next pack dearer is none', () => {
  const price = ownPriceOf([
    row('customer', 100),
    row('customer', 120, { minQty: 8 }),
    row('customer', 99, { minQty: 9 }),
  ]);

  expect(price?.breaks).toEqual([{ minQty: 9, netMinor: 99 }]);
});

const kinds = ['list', 'customer', 'contract', 'promotion'] as const;
const someRow: fc.Arbitrary<PriceRow> = fc.record({
  sku: fc.constant('A1'),
  isOfMarket: fc.boolean(),
  kind: fc.constantFrom(...kinds),
  minQty: fc.integer({ min: 1, max: 6 }),
  beganOn: fc.constantFrom(1, 2, 3),
  validTo: fc.constantFrom('2026-12-31', '9999-12-31'),
  netMinor: fc.integer({ min: 0, max: 12 }),
});
/** Rows as one key of the table may hold them. */
const someRows = fc.uniqueArray(someRow, {
  maxLength: 14,
  selector: ({ isOfMarket, kind, minQty, beganOn }) => [isOfMarket, kind, minQty, beganOn].join(),
});

/** By the letter of the decision: for every quantity sort everything and take the first. */
function naivePrice(rows: readonly PriceRow[], quantity: number): number | undefined {
  const best = (isAsked: (row: PriceRow) => boolean) =>
    rows
      .filter((each) => isAsked(each) && each.minQty <= quantity)
      .sort((a, b) => b.minQty - a.minQty || b.beganOn - a.beganOn || a.netMinor - b.netMinor)[0];
  const base = ['contract', 'customer', 'list']
    .map((kind) => best((each) => !each.isOfMarket && each.kind === kind))
    .find((found) => found !== undefined);
  if (!base) return undefined;
  const promotions = [true, false].map((isOfMarket) =>
    best((each) => each.isOfMarket === isOfMarket && each.kind === 'promotion'),
  );
  return Math.min(base.netMinor, ...promotions.flatMap((found) => (found ? [found.netMinor] : [])));
}

test('whatever the rows, every quantity has the price that the rule says', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const price = ownPriceOf(rows);

      expect(price?.yourMinor).toBe(naivePrice(rows, 1));
      let lowest = price?.yourMinor ?? 0;
      for (let quantity = 1; price && quantity <= 8; quantity += 1) {
        lowest = Math.min(lowest, naivePrice(rows, quantity) ?? lowest);
        expect(priceFor(price, quantity)).toBe(lowest);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('whatever the rows, steps rise in quantity, fall in price and none says the same as the one before', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const price = ownPriceOf(rows);
      const steps = price ? [{ minQty: 1, netMinor: price.yourMinor }, ...price.breaks] : [];

      for (const [index, step] of steps.slice(1).entries()) {
        expect(step.minQty).toBeGreaterThan(steps[index]?.minQty ?? 0);
        expect(step.netMinor).toBeLessThan(steps[index]?.netMinor ?? 0);
      }
    }),
  );
});

test('whatever the rows, their order does not matter', () => {
  fc.assert(
    fc.property(someRows, fc.infiniteStream(fc.nat()), (rows, numbers) => {
      const shuffled = rows
        .map((each) => ({ each, at: numbers.next().value }))
        .sort((a, b) => a.at - b.at)
        .map(({ each }) => each);

      expect(ownPriceOf(shuffled)).toEqual(ownPriceOf(rows));
    }),
  );
});
