import type { BonusStep } from '@dray/contract/contracts/contract-progress.ts';
import { type Minor, scaled } from '#platform/money.ts';

export type StepState = 'reached' | 'next' | 'ahead';

export type JudgedStep = BonusStep & {
  isCommitment: boolean;
  state: StepState;
  reachedOn: string | undefined;
  amountMinor: Minor;
  isEstimate: boolean;
};

type Bought = { deliveredHl: number; netMinor: Minor };

/** So many percent; a percentage has two places at most. */
export const percentOf = (amount: Minor, percent: number): Minor => scaled(amount, Math.round(percent * 100), 10_000);

/**
 * What a step brings: those that are reached, and the next one, on what was bought so far; one that is further away on what
 * would then have been bought at the same prices.
 */
export function bonusOf({ hl, bonus }: BonusStep, state: StepState, { deliveredHl, netMinor }: Bought): Minor {
  if (state !== 'ahead' || deliveredHl <= 0) return percentOf(netMinor, bonus);
  return roughly(percentOf(scaled(netMinor, Math.round(hl * 100), Math.max(1, Math.round(deliveredHl * 100))), bonus));
}

/** Three digits say all that an estimate knows. */
export function roughly(amount: Minor): Minor {
  const size = 10 ** Math.max(0, String(Math.abs(amount)).length - 3);
  return Math.round(amount / size) * size;
}

export const stateOfStep = ({ hl }: BonusStep, deliveredHl: number, next: BonusStep | undefined): StepState => {
  if (hl <= deliveredHl) return 'reached';
  return hl === next?.hl ? 'next' : 'ahead';
};

/** The highest that is reached with so many hectolitres. */
export const bonusAt = (steps: readonly BonusStep[], hl: number): BonusStep | undefined =>
  steps.findLast((step) => step.hl <= hl);
