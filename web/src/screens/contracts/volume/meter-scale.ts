import type { Contract } from '#capabilities/contracts/index.ts';

/** The end of the bar: a little behind whatever is furthest out on it. */
export function scaleOf({ steps, deliveredHl, orderedHl, cartHl }: Contract, committedHl: number): number {
  const furthest = Math.max(committedHl, deliveredHl + orderedHl + cartHl, ...steps.map(({ hl }) => hl));
  const unit = furthest >= 100 ? 10 : 1;
  return Math.ceil((furthest * 1.07) / unit) * unit;
}
