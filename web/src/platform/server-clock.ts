import { useNow } from './clock.ts';

/** What the server's clock is ahead of ours, in milliseconds. */
let ahead = 0;

/** Every answer tells the server's time, to the second; ours may be wrong by hours on a till in a cellar. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const serverTime = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(serverTime)) ahead = serverTime - now;
}

/** The present by the server's clock, read again after every `everyMs`: what it takes or refuses is counted by that. */
export const useServerNow = (everyMs: number): Date => new Date(useNow(everyMs).getTime() + ahead);
