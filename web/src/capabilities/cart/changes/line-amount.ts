import {
  noPacks,
  type PackAmount,
  type PackUnit,
  packUnits,
  type Stacking,
  splitPacks,
  totalPacks,
} from '@dray/contract/catalogue/pack-quantity.ts';

/** A line as the wire counts it. */
export type CountedLine = { quantity: number; number_of_layer: number; number_of_pallet: number };

export const amountOf = (line: CountedLine | undefined): PackAmount =>
  line ? { pack: line.quantity, layer: line.number_of_layer, pallet: line.number_of_pallet } : noPacks;

export const isNothing = (amount: PackAmount): boolean => packUnits.every((unit) => amount[unit] === 0);

export const isSameAmount = (one: PackAmount, other: PackAmount): boolean =>
  packUnits.every((unit) => one[unit] === other[unit]);

/** Layers and pallets travel as whole numbers: one and a half pallets become a pallet and the layers that are left (T61). */
export function wholeAmount(amount: PackAmount, stacking: Stacking): PackAmount {
  const isWhole = packUnits.every((unit) => Number.isInteger(amount[unit]));
  return isWhole ? amount : splitPacks(totalPacks(amount, stacking), stacking);
}

/** The unit a line is counted in, where it is one alone; packs otherwise. */
export function unitOf(amount: PackAmount, offered: readonly PackUnit[]): PackUnit {
  const used = packUnits.filter((unit) => amount[unit] !== 0);
  const [first = offered[0] ?? 'pack'] = used;
  return used.length > 1 ? 'pack' : first;
}
