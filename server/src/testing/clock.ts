import type { Clock } from '#platform/clock.ts';

export type TestClock = Clock & { set(moment: string): void; advance(span: { minutes?: number; ms?: number }): void };

/** A clock that stands still until a test moves it. */
export function testClock(start: string): TestClock {
  let now = new Date(start);
  return {
    now: () => now,
    set: (moment) => {
      now = new Date(moment);
    },
    advance: ({ minutes = 0, ms = 0 }) => {
      now = new Date(now.getTime() + minutes * 60_000 + ms);
    },
  };
}
