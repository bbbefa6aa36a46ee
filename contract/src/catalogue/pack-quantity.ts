/** How a product stands on its pallet. A pack is its sales unit, whatever it is: keg, crate, tray (T59). */
export type Stacking = { packsPerLayer: number; layersPerPallet: number };

export type PackUnit = 'pack' | 'layer' | 'pallet';
export const packUnits: readonly PackUnit[] = ['pack', 'layer', 'pallet'];

/** What somebody asks for. The three add up, none contains another (T61); one and a half pallets may be meant. */
export type PackAmount = Readonly<Record<PackUnit, number>>;

export const noPacks: PackAmount = { pack: 0, layer: 0, pallet: 0 };

export const packsPer = (unit: PackUnit, { packsPerLayer, layersPerPallet }: Stacking): number =>
  ({ pack: 1, layer: packsPerLayer, pallet: packsPerLayer * layersPerPallet })[unit];

/** The amount in packs. A keg is whole (T62): what is begun is delivered, so a part counts as one. */
export function totalPacks(amount: PackAmount, stacking: Stacking): number {
  const exact = packUnits.reduce((total, unit) => total + amount[unit] * packsPer(unit, stacking), 0);
  // 2.3 pallets of 10 are 23 packs; in floats they are a hair more.
  return Math.ceil(Number(exact.toFixed(6)));
}

/** The same goods given in another unit: 9 kegs of 12 a pallet are 0.75 pallets. */
export const packsInUnit = (packs: number, unit: PackUnit, stacking: Stacking): number =>
  packs / packsPer(unit, stacking);

/** As few pieces of wood as possible: full pallets first, then full layers, and what is left over. */
export function splitPacks(packs: number, stacking: Stacking): PackAmount {
  const perPallet = packsPer('pallet', stacking);
  const aboveFullPallets = packs % perPallet;
  return {
    pallet: Math.floor(packs / perPallet),
    layer: Math.floor(aboveFullPallets / stacking.packsPerLayer),
    pack: aboveFullPallets % stacking.packsPerLayer,
  };
}

/** The least number of packs that fills the unit; what is full already stays. */
export function roundUpToFull(packs: number, unit: PackUnit, stacking: Stacking): number {
  const size = packsPer(unit, stacking);
  return Math.ceil(packs / size) * size;
}

/** Weights carry at most three decimals, so they are added up in whole grams: nine times 40.3 kg in floats is not 362.7. */
export const weightOfPacks = (packs: number, grossKgPerPack: number): number =>
  (packs * Math.round(grossKgPerPack * 1000)) / 1000;
