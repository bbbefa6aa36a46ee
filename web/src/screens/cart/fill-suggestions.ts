import {
  noPacks,
  type PackAmount,
  type PackUnit,
  packsPer,
  splitPacks,
} from '@dray/contract/catalogue/pack-quantity.ts';
import { type StackedProduct, stackingOf, unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import { type Cart, type LoadAfter, loadAfter, palletsOf, weightOf } from '#capabilities/cart/index.ts';

/** A product the customer buys anyway: from the cart, or one of their favourites. */
export type Candidate = StackedProduct & {
  sku: string;
  name: string;
  pack_label: string;
  thumbnail: string;
  price: number | undefined;
};

export type Suggestion = {
  product: Candidate;
  /** As the trade counts it: whole pallets first, then layers; for a van, packs alone. */
  amount: PackAmount;
  packs: number;
  after: LoadAfter;
  /** Reaches the minimum that is missing, or fills the truck. */
  isEnough: boolean;
};

type Loaded = Pick<Cart, 'items' | 'progress_bar_data'>;
type Goal = { kind: 'minimum' | 'full'; measure: 'pallets' | 'weight'; target: number };

const max = 3;
// A buyer with half a truck did not forget the other half.
const nearlyFull = 0.75;

/** What is worth reaching: the minimum as long as it is missing; the full vehicle when little is left. Else nothing. */
export function goalOf({ progress_bar_data: load }: Loaded): Goal | undefined {
  const pallets = palletsOf(load);
  const weight = weightOf(load);
  if (load.isFullTruck || weight.level === 'over') return undefined;
  if (load.handstacked) {
    return weight.level === 'under' && weight.minimum
      ? { kind: 'minimum', measure: 'weight', target: weight.minimum }
      : undefined;
  }
  if (pallets.level === 'over') return undefined;
  if (pallets.level === 'under' && pallets.minimum)
    return { kind: 'minimum', measure: 'pallets', target: pallets.minimum };
  if (weight.level === 'under' && weight.minimum) return { kind: 'minimum', measure: 'weight', target: weight.minimum };
  return load.iMaximumOrderPallet && pallets.value >= load.iMaximumOrderPallet * nearlyFull
    ? { kind: 'full', measure: 'pallets', target: load.iMaximumOrderPallet }
    : undefined;
}

/**
 * Whole layers and pallets of what the customer buys anyway, one press each: those first that reach the goal with the
 * least above it. Nothing that would be too much for the vehicle is proposed.
 */
export function suggestFilling(cart: Loaded, candidates: readonly Candidate[]): Suggestion[] {
  const goal = goalOf(cart);
  if (!goal) return [];
  const suggestions = candidates.flatMap((product) => {
    const unit = stepOf(product, goal, cart.progress_bar_data.handstacked);
    return (unit && suggest(cart, product, unit, goal)) ?? [];
  });
  return suggestions.toSorted((a, b) => rank(a, goal) - rank(b, goal)).slice(0, max);
}

/** The smallest thing that is put on this vehicle: a pack into a van, a layer on a truck, a pallet where one is missing. */
function stepOf(product: Candidate, { kind }: Goal, isHandstacked: boolean): PackUnit | undefined {
  const offered = unitsOf(product);
  // A van is stacked by hand, case by case: nobody carries a layer.
  if (isHandstacked) return offered.find((unit) => unit === 'pack');
  if (kind === 'full') return offered.find((unit) => unit === 'pallet');
  return offered.find((unit) => unit !== 'pack');
}

function suggest(cart: Loaded, product: Candidate, unit: PackUnit, goal: Goal): Suggestion | undefined {
  const stacking = stackingOf(product);
  const size = packsPer(unit, stacking);
  const perUnit =
    goal.measure === 'pallets' ? size / packsPer('pallet', stacking) : size * product.gross_weight_for_one_cas;
  const now = measured(goal, loadNow(cart));
  const wanted = (goal.target - now) / perUnit;
  const count = goal.kind === 'full' ? Math.max(1, Math.floor(wanted + 1e-9)) : Math.ceil(wanted - 1e-9);
  for (let tried = count; tried > 0; tried = goal.kind === 'full' ? tried - 1 : 0) {
    const packs = tried * size;
    const after = loadAfter(cart, [{ product, packs }]);
    if (!fits(cart, after)) continue;
    const amount = amountIn(product, unit, packs);
    return { product, amount, packs, after, isEnough: measured(goal, after) >= goal.target };
  }
  return undefined;
}

/** Eight layers of five a pallet are said and ordered as one pallet and three layers, where it is sold by the pallet. */
function amountIn(product: Candidate, unit: PackUnit, packs: number): PackAmount {
  const stacking = stackingOf(product);
  if (unit === 'layer' && unitsOf(product).includes('pallet')) return splitPacks(packs, stacking);
  return { ...noPacks, [unit]: packs / packsPer(unit, stacking) };
}

const loadNow = ({ progress_bar_data: load }: Loaded): LoadAfter => ({
  pallets: load.iTotalCartPalletQty,
  weightKg: load.iTotalCartWeight,
});

const measured = ({ measure }: Goal, { pallets, weightKg }: LoadAfter): number =>
  measure === 'pallets' ? pallets : weightKg;

function fits({ progress_bar_data: load }: Loaded, after: LoadAfter): boolean {
  const { maximum } = weightOf(load);
  const shipTos = load.handstacked ? 0 : (load.iMaximumOrderPallet ?? 0);
  return after.weightKg <= maximum && (!shipTos || Math.ceil(after.pallets) <= shipTos);
}

/** How far beside the goal; what falls short of it comes last. */
const rank = (suggestion: Suggestion, goal: Goal): number => {
  const beside = measured(goal, suggestion.after) - goal.target;
  return beside >= 0 ? beside : 1_000_000 - beside;
};
