import type { Clock } from '../clock.ts';
import { OutsideFailure } from './outside-failure.ts';

const shutForMs = 10_000;

export type Breaker = <T>(work: () => Promise<T>) => Promise<T>;

/** Anyone who asks a system that has just not answered hears so at once, instead of waiting for it as well. */
export function breaker(clock: Clock): Breaker {
  let last: { failure: OutsideFailure; until: number } | undefined;
  return async (work) => {
    if (last && clock.now().getTime() < last.until) throw last.failure;
    try {
      const answer = await work();
      last = undefined;
      return answer;
    } catch (error) {
      const isAway = error instanceof OutsideFailure && error.code !== 'unreadable';
      if (isAway) last = { failure: error, until: clock.now().getTime() + shutForMs };
      throw error;
    }
  };
}
