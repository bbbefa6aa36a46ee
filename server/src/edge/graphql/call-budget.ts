import type { Clock } from '#platform/clock.ts';
import { Refusal } from '#platform/refusal.ts';
import { networkBudget } from '../visit/network-budget.ts';

export type CallBudget = { spend(address: string, amount: number): void };

/** What is worth counting: calls of nobody in particular, and documents that must be read first. */
export const prices = { visit: 1, newDocument: 2 } as const;

/** So much a minute for each network; zero means without end. */
export function callBudget(perMinute: number, clock: Clock): CallBudget {
  const budget = networkBudget(clock, 60_000, { calls: perMinute || Number.POSITIVE_INFINITY });
  return {
    spend(address, amount) {
      const waitSeconds = budget.take('calls', address, amount);
      if (waitSeconds) throw new Refusal('TOO_MANY_CALLS', {}, waitSeconds);
    },
  };
}
