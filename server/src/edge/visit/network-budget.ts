import { boundedCache } from '#platform/bounded-cache.ts';
import type { Clock } from '#platform/clock.ts';
import { networkOf } from '#platform/network.ts';

/** A network takes about a hundred bytes; anyone who comes by more of them than this makes room for themselves. */
const maxCounted = 50_000;

export type NetworkBudget<Door extends string> = {
  /** Takes that much from the network's budget; the seconds to wait when it was not left. */
  take(door: Door, address: string, amount?: number): number | undefined;
};

/**
 * What one network may ask for in a window of time, each door by itself. Counted in this process and not in the database:
 * asking it would cost more than what is asked for here, and several processes let through no more than a few times as much.
 */
export function networkBudget<Door extends string>(
  clock: Clock,
  windowMs: number,
  budgets: Readonly<Record<Door, number>>,
): NetworkBudget<Door> {
  const spent = boundedCache<{ amount: number; endsAt: number }>(maxCounted);

  return {
    take(door, address, amount = 1) {
      const now = clock.now().getTime();
      const key = `${door} ${networkOf(address)}`;
      const running = spent.get(key);
      const isRunning = running !== undefined && running.endsAt > now && running.endsAt <= now + windowMs;
      const window = isRunning ? running : { amount: 0, endsAt: now + windowMs };
      window.amount += amount;
      if (window !== running) spent.set(key, window);
      return window.amount > budgets[door] ? Math.ceil((window.endsAt - now) / 1000) : undefined;
    },
  };
}
