/** A bonus that is earned from so many hectolitres on, in percent of what was bought. */
export type BonusStep = { hl: number; bonus: number };

export type ContractVolumes = { deliveredHl: number; orderedHl: number; cartHl: number };

/** How far a contract is with everything that is on its way to it. */
export type ContractProgress = {
  /** Delivered, ordered and in the cart. */
  withCartHl: number;
  /** The first step that deliveries have not reached. */
  next: BonusStep | undefined;
  /** What that step still needs besides what is ordered and in the cart. */
  missingHl: number;
};

/** Hectolitres are given with two decimals; whatever is worked out of them is worked out of what was given. */
export const roundHl = (hl: number): number => Math.round((hl + Number.EPSILON) * 100) / 100;

/** Judged alike on a contract's page, in the cart and in the evaluation. */
export function progressOf(steps: readonly BonusStep[], volumes: ContractVolumes): ContractProgress {
  const { deliveredHl, orderedHl, cartHl } = volumes;
  const withCartHl = roundHl(deliveredHl + orderedHl + cartHl);
  const next = steps.toSorted((one, other) => one.hl - other.hl).find(({ hl }) => hl > deliveredHl);
  return { withCartHl, next, missingHl: next ? Math.max(0, roundHl(next.hl - withCartHl)) : 0 };
}

/** Whole packs that make up for what is missing. */
export const packsFor = (missingHl: number, hlPerPack: number): number =>
  hlPerPack > 0 ? Math.ceil(Math.round((missingHl / hlPerPack) * 1e6) / 1e6) : 0;
