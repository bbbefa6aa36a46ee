import { boundedCache } from '#platform/bounded-cache.ts';
import type { Clock } from '#platform/clock.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refusal } from '#platform/refusal.ts';

export type CallBudget = { spend(address: string, amount: number): void };

/** What is worth counting: calls of nobody in particular, and documents that must be read first. */
export const prices = { visit: 1, newDocument: 2 } as const;

const mostNetworks = 20_000;

/**
 * So much a minute for each network, all of it at once if it likes. Counted in this process alone: it guards the time of
 * this process, and asking the database would cost more than most of the calls. Zero means without end.
 */
export function callBudget(perMinute: number, clock: Clock): CallBudget {
  const accounts = boundedCache<{ left: number; at: number }>(mostNetworks);
  if (perMinute === 0) return { spend: () => undefined };

  return {
    spend(address, amount) {
      const network = networkOf(address);
      const now = clock.now().getTime();
      const account = accounts.get(network) ?? { left: perMinute, at: now };
      const earned = (Math.max(0, now - account.at) / 60_000) * perMinute;
      const left = Math.min(perMinute, account.left + earned) - amount;
      accounts.set(network, { left: Math.max(left, 0), at: now });
      if (left < 0) throw new Refusal('TOO_MANY_CALLS', {}, Math.max(1, Math.ceil((-left / perMinute) * 60)));
    },
  };
}
