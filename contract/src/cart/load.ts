import { type Fraction, fraction, isBelow, plus, roundedUp, toHundredths, zero } from './fraction.ts';

/** How one product is packed; weights in grams and volumes in millilitres, so that sums are exact. */
export type Packing = {
  perLayer: number;
  perPallet: number;
  grossWeightGrams: number;
  millilitres: number;
};

export type LoadLine = Packing & { quantityTotal: number };

/** Nothing or 0 is no limit, but a vehicle never carries more than 28 t (T66). */
export type LoadLimits = {
  handstacked: boolean;
  minimumPallets: number | null;
  maximumPallets: number | null;
  minimumWeightKg: number | null;
  maximumWeightKg: number | null;
};

export type Load = {
  /** Sum of all packs. */
  quantity: number;
  /** Pallet equivalents with two places, for the eye; judged exactly. */
  pallets: number;
  physicalPallets: number;
  goodsWeightKg: number;
  /** What the vehicle carries: with the pallets' own weight, unless it is stacked by hand (T69). */
  weightKg: number;
  hectolitres: number;
};

export type LoadVerdict =
  | 'CAPACITY_BELOW_MINIMUM'
  | 'CAPACITY_ABOVE_MAXIMUM'
  | 'PALLETS_BELOW_MINIMUM'
  | 'PALLETS_ABOVE_MAXIMUM'
  | 'WEIGHT_BELOW_MINIMUM'
  | 'WEIGHT_ABOVE_MAXIMUM'
  | 'LOAD_REACHED';

export type JudgedLoad = Load & { verdict: LoadVerdict; isFullTruck: boolean };

export const palletTareKg = 25;
export const heaviestLoadKg = 28_000;

/** Packs, layers and pallets of one line add up (T61). */
export const quantityTotalOf = (
  { perLayer, perPallet }: Pick<Packing, 'perLayer' | 'perPallet'>,
  { quantity, layers, pallets }: { quantity: number; layers: number; pallets: number },
): number => quantity + layers * perLayer + pallets * perPallet;

/** What an order weighs and takes up, and the one thing to say about it: the first rule that is broken (K7). */
export function judgeLoad(lines: readonly LoadLine[], limits: LoadLimits): JudgedLoad {
  const { exactPallets, ...load } = measure(lines, limits.handstacked);
  const judged = { ...load, pallets: toHundredths(exactPallets) };
  return {
    ...judged,
    verdict: limits.handstacked ? judgeByWeight(judged, limits) : judgeByPallets(judged, exactPallets, limits),
    isFullTruck: lines.length > 0 && isFull(judged, lines, limits),
  };
}

type Measured = Omit<Load, 'pallets'> & { exactPallets: Fraction };

function measure(lines: readonly LoadLine[], handstacked: boolean): Measured {
  let [full, rest, grams, millilitres, quantity] = [0, zero, 0, 0, 0];
  for (const line of lines) {
    full += Math.floor(line.quantityTotal / line.perPallet);
    rest = plus(rest, fraction(line.quantityTotal % line.perPallet, line.perPallet));
    grams += line.quantityTotal * line.grossWeightGrams;
    millilitres += line.quantityTotal * line.millilitres;
    quantity += line.quantityTotal;
  }
  const physicalPallets = full + roundedUp(rest);
  const tareGrams = handstacked ? 0 : physicalPallets * palletTareKg * 1000;
  return {
    quantity,
    exactPallets: plus(fraction(full, 1), rest),
    physicalPallets,
    goodsWeightKg: grams / 1000,
    weightKg: (grams + tareGrams) / 1000,
    hectolitres: millilitres / 100_000,
  };
}

function judgeByWeight({ weightKg }: Load, limits: LoadLimits): LoadVerdict {
  if (limits.minimumWeightKg && weightKg < limits.minimumWeightKg) return 'CAPACITY_BELOW_MINIMUM';
  if (weightKg > maximumWeightKgOf(limits)) return 'CAPACITY_ABOVE_MAXIMUM';
  return 'LOAD_REACHED';
}

function judgeByPallets({ physicalPallets, weightKg }: Load, exactPallets: Fraction, limits: LoadLimits): LoadVerdict {
  const { minimumPallets, maximumPallets, minimumWeightKg } = limits;
  if (minimumPallets && isBelow(exactPallets, minimumPallets)) return 'PALLETS_BELOW_MINIMUM';
  // A pallet that was begun takes a whole place, however little more than the maximum the bar shows (T67).
  if (maximumPallets && physicalPallets > maximumPallets) return 'PALLETS_ABOVE_MAXIMUM';
  if (minimumWeightKg && weightKg < minimumWeightKg) return 'WEIGHT_BELOW_MINIMUM';
  if (weightKg > maximumWeightKgOf(limits)) return 'WEIGHT_ABOVE_MAXIMUM';
  return 'LOAD_REACHED';
}

export const maximumWeightKgOf = ({ maximumWeightKg }: Pick<LoadLimits, 'maximumWeightKg'>): number =>
  maximumWeightKg || heaviestLoadKg;

/** At the last pallet place, or when not even the lightest layer (by hand: the lightest pack) would still go on (T70). */
function isFull({ physicalPallets, weightKg }: Load, lines: readonly LoadLine[], limits: LoadLimits): boolean {
  if (!limits.handstacked && limits.maximumPallets && physicalPallets >= limits.maximumPallets) return true;
  const lightestGrams = Math.min(
    ...lines.map(({ grossWeightGrams, perLayer }) => grossWeightGrams * (limits.handstacked ? 1 : perLayer)),
  );
  return weightKg + lightestGrams / 1000 > maximumWeightKgOf(limits);
}
