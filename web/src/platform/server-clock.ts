import { use, useEffect, useState } from 'react';
import { ClockContext } from './clock.ts';

/** What the server's clock is ahead of ours, in milliseconds. */
let ahead = 0;

/** Every answer tells the server's time, to the second; ours may be wrong by hours on a till in a cellar. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(told)) ahead = told - now;
}

/** The present by the server's clock, read again after every `everyMs`: what it takes or refuses is counted by that. */
export function useServerNow(everyMs: number): Date {
  const clock = use(ClockContext);
  const [now, setNow] = useState(() => byServer(clock()));
  useEffect(() => {
    const ticking = setInterval(() => setNow(byServer(clock())), everyMs);
    return () => clearInterval(ticking);
  }, [clock, everyMs]);
  return now;
}

const byServer = (ours: Date): Date => new Date(ours.getTime() + ahead);
