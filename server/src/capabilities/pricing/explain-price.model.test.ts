import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DatedRow, judgeRows, nextChangeAfter, priceOn } from './explain-price.model.ts';
import { ownPriceOf, priceFor } from './pricing.model.ts';

const day = '2026-11-16';
const row = (given: Partial<DatedRow>): DatedRow => ({
  sku: 'S',
  isOfMarket: false,
  kind: 'customer',
  minQty: 1,
  beganOn: 0,
  validTo: undefined,
  netMinor: 1_000,
  firstDay: '2026-01-01',
  lastDay: '9999-12-31',
  ...given,
});
const verdicts = (rows: readonly DatedRow[], quantity = 1) =>
  judgeRows(rows, quantity, day).map(({ netMinor, verdict }) => [netMinor, verdict]);

test('the price of a customer wins over the list price, whatever it is', () => {
  expect(verdicts([row({ netMinor: 900, kind: 'list' }), row({ netMinor: 1_000 })])).toEqual([
    [1_000, 'won'],
    [900, 'outranked'],
  ]);
});

test('a promotion counts where it is lower, and says so where it is not', () => {
  const ofMarket = { kind: 'promotion', isOfMarket: true } as const;

  expect(verdicts([row({}), row({ ...ofMarket, netMinor: 950 })])).toEqual([
    [950, 'won'],
    [1_000, 'outranked'],
  ]);
  expect(verdicts([row({}), row({ ...ofMarket, netMinor: 1_050 })])).toEqual([
    [1_000, 'won'],
    [1_050, 'not-lower'],
  ]);
});

test('a step that needs more packs, one that would raise the price, and rows of other days say why they do not count', () => {
  const rows = [
    row({}),
    row({ minQty: 6, netMinor: 1_100 }),
    row({ minQty: 12, netMinor: 800 }),
    row({ kind: 'list', isOfMarket: true, netMinor: 1_200 }),
    row({ firstDay: '2026-12-01', netMinor: 1_300 }),
    row({ lastDay: '2026-11-15', netMinor: 700 }),
  ];

  expect(verdicts(rows, 6)).toEqual([
    [1_000, 'won'],
    [1_100, 'would-raise'],
    [1_200, 'list-price'],
    [800, 'more-packs'],
    [1_300, 'not-yet'],
    [700, 'over'],
  ]);
});

test('the next change is the first day on which so many cost something else', () => {
  const rows = [
    row({ lastDay: '2026-11-30' }),
    row({ firstDay: '2026-12-01', beganOn: 300, lastDay: '2026-12-31' }),
    row({ minQty: 10, firstDay: '2026-11-20', beganOn: 290, netMinor: 900 }),
  ];

  expect(nextChangeAfter(rows, 1, day)).toEqual({ day: '2027-01-01', price: undefined });
  expect(nextChangeAfter(rows, 10, day)).toEqual({ day: '2026-11-20', price: 900 });
  expect(nextChangeAfter([row({})], 1, day)).toBeUndefined();
});

const someDay = fc.constantFrom('2026-10-01', '2026-11-16', '2026-11-20', '2026-12-24');
const someRow = fc
  .record({
    isOfMarket: fc.boolean(),
    kind: fc.constantFrom('list', 'customer', 'contract', 'promotion'),
    minQty: fc.constantFrom(1, 1, 6, 12, 40),
    beganOn: fc.integer({ min: 0, max: 5 }),
    netMinor: fc.integer({ min: 1, max: 20 }),
    days: fc.tuple(someDay, someDay),
  })
  .map(({ days, ...given }) => {
    const [firstDay = '', lastDay = ''] = [...days].sort();
    return row({ ...given, firstDay, lastDay } as Partial<DatedRow>);
  });

test('whatever the rows, the one that won names the price that the shop charges, and there is one of them at most', () => {
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 12 }), fc.integer({ min: 1, max: 50 }), (rows, quantity) => {
      const charged = ownPriceOf(rows.filter(({ firstDay, lastDay }) => firstDay <= day && lastDay >= day));
      const judged = judgeRows(rows, quantity, day);
      const won = judged.filter(({ verdict }) => verdict === 'won');

      expect(judged).toHaveLength(rows.length);
      expect(won.map(({ netMinor }) => netMinor)).toEqual(charged ? [priceFor(charged, quantity)] : []);
      expect(priceOn(rows, quantity, day)).toBe(charged && priceFor(charged, quantity));
    }),
    { numRuns: 2_000 },
  );
});
