import { sumOf } from '../rules/line-states.model.ts';
import type { LineState } from '../rules/order-facts.model.ts';

/** Packs that will not come: rejected, or not confirmed. Nothing confirmed at all is not looked at yet. */
export function shortageOf({ ordered, confirmed, rejected }: LineState): number {
  const unconfirmed = confirmed !== undefined && confirmed > 0 ? Math.max(0, ordered - confirmed) : 0;
  return Math.max(rejected ?? 0, unconfirmed);
}

/** Whether of any line less will come than was known before. */
export const isShorterThan = (before: readonly LineState[], after: readonly LineState[]): boolean =>
  after.some((state) => {
    const known = before.find(({ lineNo }) => lineNo === state.lineNo);
    return shortageOf(state) > (known ? shortageOf(known) : 0);
  });

/** Names what is missing, so that the same is reported once. */
export const shortageFact = (states: readonly LineState[]): string =>
  states
    .filter((state) => shortageOf(state) > 0)
    .map((state) => `${state.lineNo}:${shortageOf(state)}`)
    .join(',');

export const deliveredIn = (states: readonly LineState[]): number =>
  sumOf(states.map(({ delivered }) => delivered ?? 0));
