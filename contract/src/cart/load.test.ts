import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeLoad, type LoadLine, type LoadVerdict, palletTareKg, quantityTotalOf } from './load.ts';
import world from './test-load-scenarios.json' with { type: 'json' };

type Format = { per_layer: number; per_pallet: number; gross: number; hl: number | null };
type Scenario = {
  name: string;
  lines: [string, number, number, number][];
  limits: { minP?: number; maxP?: number; minW?: number; maxW?: number };
  handstacked: boolean;
  totals: { units: number; physical: number; pallet_eq: number; goods_kg: number; gross_kg: number; hl: number };
  message: string;
};

const messages: Record<LoadVerdict, string> = {
  CAPACITY_BELOW_MINIMUM: 'The minimum order capacity has not been reached, please add more goods.',
  CAPACITY_ABOVE_MAXIMUM: 'The weight of the order exceeds the limit, reduce the quantity to proceed with the order.',
  PALLETS_BELOW_MINIMUM: 'The minimum quantity of pallet has not been reached, please add more goods.',
  PALLETS_ABOVE_MAXIMUM: 'The maximum number of pallets has been exceeded.',
  WEIGHT_BELOW_MINIMUM: 'The minimum weight of order has not been reached.',
  WEIGHT_ABOVE_MAXIMUM: 'The maximum weight of order has been exceeded.',
  LOAD_REACHED: 'The required quantity of goods has been reached.',
};

const formats = world.formats as unknown as Record<string, Format>;
const scenarios = world.scenarios as unknown as Scenario[];

function lineOf([name, quantity, layers, pallets]: Scenario['lines'][number]): LoadLine {
  const format = formats[name];
  if (!format) throw new Error(name);
  const packing = {
    perLayer: format.per_layer,
    perPallet: format.per_pallet,
    grossWeightGrams: Math.round(format.gross * 1000),
    millilitres: Math.round((format.hl ?? 0) * 100_000),
  };
  return { ...packing, quantityTotal: quantityTotalOf(packing, { quantity, layers, pallets }) };
}

const limitsOf = ({ limits, handstacked }: Pick<Scenario, 'limits' | 'handstacked'>) => ({
  handstacked,
  minimumPallets: limits.minP ?? null,
  maximumPallets: limits.maxP ?? null,
  minimumWeightKg: limits.minW ?? null,
  maximumWeightKg: limits.maxW ?? null,
});

test('there are eleven loads', () => {
  expect(scenarios).toHaveLength(11);
});

test.each(scenarios)('$name', (scenario) => {
  const load = judgeLoad(scenario.lines.map(lineOf), limitsOf(scenario));

  expect({
    units: load.quantity,
    physical: load.physicalPallets,
    pallet_eq: load.pallets,
    goods_kg: load.goodsWeightKg,
    gross_kg: load.weightKg,
    message: messages[load.verdict],
  }).toEqual({
    units: scenario.totals.units,
    physical: scenario.totals.physical,
    pallet_eq: scenario.totals.pallet_eq,
    goods_kg: scenario.totals.goods_kg,
    gross_kg: scenario.totals.gross_kg,
    message: scenario.message,
  });
  expect(load.hectolitres).toBeCloseTo(scenario.totals.hl, 2);
});

const noLimits = limitsOf({ limits: {}, handstacked: false });
const crates = (quantityTotal: number): LoadLine => ({ ...lineOf(['CR20', 0, 0, 0]), quantityTotal });

describe('limits', () => {
  test('are inclusive on both sides', () => {
    const exact = { ...noLimits, minimumPallets: 5, maximumPallets: 5, minimumWeightKg: 3985, maximumWeightKg: 3985 };

    expect(judgeLoad([crates(200)], exact).verdict).toBe('LOAD_REACHED');
    expect(judgeLoad([crates(199)], exact).verdict).toBe('PALLETS_BELOW_MINIMUM');
    expect(judgeLoad([crates(201)], exact).verdict).toBe('PALLETS_ABOVE_MAXIMUM');
  });

  test('are none where nothing or 0 is set, but no vehicle carries more than 28 t', () => {
    const none = { ...noLimits, minimumPallets: 0, maximumPallets: 0, minimumWeightKg: 0, maximumWeightKg: 0 };

    expect(judgeLoad([], none).verdict).toBe('LOAD_REACHED');
    expect(judgeLoad([crates(35 * 40)], none).verdict).toBe('LOAD_REACHED');
    expect(judgeLoad([crates(36 * 40)], none).verdict).toBe('WEIGHT_ABOVE_MAXIMUM');
  });

  test('nine rests of two kegs out of eighteen are exactly one pallet', () => {
    const rests = Array.from({ length: 9 }, () => ({ ...lineOf(['KEG30', 0, 0, 0]), quantityTotal: 2 }));

    expect(judgeLoad(rests, noLimits)).toMatchObject({ pallets: 1, physicalPallets: 1 });
  });

  test('rests that need one more pallet than there are places are too many', () => {
    const load = judgeLoad([crates(33 * 40), { ...lineOf(['CO2', 1, 0, 0]) }], { ...noLimits, maximumPallets: 33 });

    expect(load.verdict).toBe('PALLETS_ABOVE_MAXIMUM');
  });
});

test('a truck is full at its last place, or when the lightest layer would be too heavy', () => {
  const truck = { ...noLimits, maximumPallets: 33, maximumWeightKg: 24_000 };

  expect(judgeLoad([crates(29 * 40)], truck).isFullTruck).toBe(false);
  expect(judgeLoad([crates(30 * 40)], truck).isFullTruck).toBe(true);
  expect(judgeLoad([lineOf(['OWK20', 0, 0, 33])], truck).isFullTruck).toBe(true);
  expect(judgeLoad([], truck).isFullTruck).toBe(false);
});

describe('stacked by hand', () => {
  const kegs = (quantityTotal: number): LoadLine => ({ ...lineOf(['KEG50', 0, 0, 0]), quantityTotal });
  const byHand = (maxW: number, minW?: number) =>
    limitsOf({ limits: { maxW, maxP: 1, ...(minW === undefined ? {} : { minW }) }, handstacked: true });

  test('limits of weight are inclusive on both sides', () => {
    const verdictOf = (quantity: number) => judgeLoad([kegs(quantity)], byHand(630, 630)).verdict;

    expect([9, 10, 11].map(verdictOf)).toEqual(['CAPACITY_BELOW_MINIMUM', 'LOAD_REACHED', 'CAPACITY_ABOVE_MAXIMUM']);
  });

  test('a vehicle is full by weight alone, when not even one more of the lightest packs would go on', () => {
    const isFull = (lines: LoadLine[], maxW: number) => judgeLoad(lines, byHand(maxW)).isFullTruck;

    // Two pallets' worth, though one is the maximum of those that go on pallets.
    expect(isFull([kegs(24)], 5_000)).toBe(false);
    expect([isFull([kegs(10)], 693), isFull([kegs(11)], 693)]).toEqual([false, true]);
    expect(isFull([kegs(10), crates(1)], 700)).toBe(false);
  });
});

test('without a maximum of pallets a truck is not full before its weight says so', () => {
  expect(judgeLoad([crates(40)], noLimits).isFullTruck).toBe(false);
});

const anyLine = fc
  .record({
    format: fc.constantFrom(...Object.keys(formats)),
    quantity: fc.nat(500),
    layers: fc.nat(20),
    pallets: fc.nat(40),
  })
  .map(({ format, quantity, layers, pallets }) => lineOf([format, quantity, layers, pallets]));

test('whatever is loaded, the order of the lines and how a line is split do not matter', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), fc.boolean(), (lines, handstacked) => {
      const limits = { ...noLimits, handstacked };
      const load = judgeLoad(lines, limits);

      expect(judgeLoad(lines.toReversed(), limits)).toEqual(load);
      expect(load.physicalPallets).toBeGreaterThanOrEqual(Math.floor(load.pallets));
      expect(load.physicalPallets).toBeLessThan(load.pallets + 1.01);
      expect(load.weightKg).toBeCloseTo(
        load.goodsWeightKg + (handstacked ? 0 : palletTareKg * load.physicalPallets),
        6,
      );
    }),
  );
});
