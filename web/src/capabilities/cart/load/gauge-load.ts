import { heaviestLoadKg } from '@dray/contract/cart/load.ts';
import type { BriefCart } from '../queries/cart.queries.ts';

/** What the server says of a load; the gauge draws it and judges nothing (T65). */
export type GaugeLoad = Pick<
  BriefCart['progress_bar_data'],
  | 'iMinimumOrderPallet'
  | 'iMaximumOrderPallet'
  | 'iMinimumOrderWeight'
  | 'iMaximumOrderWeight'
  | 'iTotalCartWeight'
  | 'iTotalCartPalletQty'
  | 'iPhysicalPallets'
  | 'handstacked'
  | 'isFullTruck'
>;

export type LoadLevel = 'under' | 'reached' | 'over';

/** One side of a load: how much there is, how much there may be, and how they compare. */
export type Measure = {
  value: number;
  minimum: number | undefined;
  maximum: number;
  level: LoadLevel;
  missing: number;
};

// One cell is one pallet place up to here; more would be too narrow to count.
const maxCells = 34;
const ordinaryTruck = 33;

export function palletsOf(load: GaugeLoad): Measure & { hasCells: boolean } {
  const { iTotalCartPalletQty: value, iMinimumOrderPallet, iMaximumOrderPallet, iPhysicalPallets } = load;
  const limit = iMaximumOrderPallet || undefined;
  const maximum = limit ?? Math.max(ordinaryTruck, Math.ceil(value), iMinimumOrderPallet ?? 0);
  const isOver = limit !== undefined && (value > limit || iPhysicalPallets > limit);
  return { ...measure(value, iMinimumOrderPallet || undefined, maximum, isOver), hasCells: maximum <= maxCells };
}

export function weightOf({ iTotalCartWeight: value, iMinimumOrderWeight, iMaximumOrderWeight }: GaugeLoad): Measure {
  const maximum = iMaximumOrderWeight || heaviestLoadKg;
  return measure(value, iMinimumOrderWeight || undefined, maximum, value > maximum);
}

function measure(value: number, minimum: number | undefined, maximum: number, isOver: boolean): Measure {
  const missing = minimum === undefined ? 0 : Math.max(0, Math.round((minimum - value) * 100) / 100);
  return { value, minimum, maximum, missing, level: isOver ? 'over' : missing > 0 ? 'under' : 'reached' };
}

/** One place of the bed: how much of it is filled, how much a click would fill, and whether the minimum asks for it. */
export type Cell = { filled: number; added: number; isNeeded: boolean };

export function cellsOf({ value, minimum = 0, maximum }: Measure, valueAfter = value): Cell[] {
  return Array.from({ length: maximum }, (_, shipTo) => {
    const filled = part(value, shipTo);
    return { filled, added: Math.max(0, part(valueAfter, shipTo) - filled), isNeeded: shipTo < minimum && filled < 1 };
  });
}

const part = (value: number, shipTo: number): number => Math.min(1, Math.max(0, value - shipTo));

/** How much of the whole, within it. */
export const shareOf = (value: number, whole: number): number => Math.min(1, Math.max(0, value / whole));
