import { createContext, use, useEffect, useState } from 'react';

type Clock = () => Date;

/** Time comes from here and nowhere else, so that a test can set it. */
export const ClockContext = createContext<Clock>(() => new Date());

/** The present, read again after every `everyMs`. */
export function useNow(everyMs: number): Date {
  const clock = use(ClockContext);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const ticking = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(ticking);
  }, [clock, everyMs]);
  return now;
}
