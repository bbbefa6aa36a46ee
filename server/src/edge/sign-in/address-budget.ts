import { boundedCache } from '#platform/bounded-cache.ts';
import type { Clock } from '#platform/clock.ts';
import { networkOf } from '#platform/network.ts';

/**
 * What one machine may ask for in a quarter of an hour. An office of a chain has one address for all its people: three
 * hundred of them may sign in and out, each in up to four steps. What leaves a row behind for anybody counts by itself.
 */
export const budgets = { login: 300, authorize: 300, logout: 300, step: 1_200 } as const;
export type Door = keyof typeof budgets;

const windowMs = 15 * 60_000;
/** An address takes about a hundred bytes; whoever comes by more of them than this makes room for himself. */
const mostCounted = 50_000;

export type AddressBudget = ReturnType<typeof addressBudget>;

/**
 * Counted in this process and not in the database: asking it would cost more than what is asked for here, and several
 * processes let through no more than a few times as much.
 */
export function addressBudget(clock: Clock) {
  const spent = boundedCache<{ count: number; endsAt: number }>(mostCounted);

  return {
    /** Takes one from the address; the seconds to wait when nothing was left. */
    take(door: Door, address: string): number | undefined {
      const now = clock.now().getTime();
      const key = `${door} ${networkOf(address)}`;
      const running = spent.get(key);
      const window = running && running.endsAt > now ? running : { count: 0, endsAt: now + windowMs };
      window.count += 1;
      if (window !== running) spent.set(key, window);
      return window.count > budgets[door] ? Math.ceil((window.endsAt - now) / 1000) : undefined;
    },
  };
}
