import pg from 'pg';
import { vi } from 'vitest';
import { PreparingClient } from './preparing-client.ts';

/** What went to PostgreSQL: every statement, and how often somebody had to wait for an answer before sending on. */
export type RoundTrips = { statements: string[]; trips: number };

/**
 * Watches the connections that serve calls while something runs. Statements that were sent before the first answer to any
 * of them came back share one way there and back; nothing here looks at a clock.
 */
export async function watchRoundTrips<T>(work: () => Promise<T>): Promise<RoundTrips & { result: T }> {
  const seen: RoundTrips = { statements: [], trips: 0 };
  const underWay = new Map<pg.Client, { isAnswered: boolean }>();
  const original = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    // Jobs have connections of their own and come and go by the clock.
    if (!(this instanceof PreparingClient)) return Reflect.apply(original, this, args);
    let trip = underWay.get(this);
    if (!trip || trip.isAnswered) {
      trip = { isAnswered: false };
      underWay.set(this, trip);
      seen.trips += 1;
    }
    const its = trip;
    const markAnswered = () => {
      its.isAnswered = true;
    };
    seen.statements.push(textOf(args[0]));
    const last = args.at(-1);
    if (typeof last === 'function') {
      const answered = (...answer: unknown[]) => {
        markAnswered();
        return last(...answer);
      };
      return Reflect.apply(original, this, [...args.slice(0, -1), answered]);
    }
    const asked: Promise<unknown> = Reflect.apply(original, this, args);
    asked.then(markAnswered, markAnswered);
    return asked;
  } as typeof original);
  try {
    const result = await work();
    return { ...seen, result };
  } finally {
    spy.mockRestore();
  }
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string }).text);
