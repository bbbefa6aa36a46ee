import { vi } from 'vitest';
import { StatementBatch } from './statement-batch.ts';

/** What went to PostgreSQL: every statement, and how often somebody had to wait for an answer before sending on. */
export type RoundTrips = { statements: string[]; trips: number };

/** The name it begins with; of what has none, its first word. */
export const nameOfText = (text: string): string =>
  /^\/\* ([a-z-]+\.\w+) \*\/ /.exec(text)?.[1] ?? text.trim().split(/\s/)[0] ?? '';

/**
 * Watches the connections that serve calls while something runs; a batch is one round trip. Jobs have connections
 * of their own and come and go by the clock.
 */
export async function watchRoundTrips<T>(work: () => Promise<T>): Promise<RoundTrips & { result: T }> {
  const seen: RoundTrips = { statements: [], trips: 0 };
  const original = StatementBatch.prototype.submit;
  const spy = vi.spyOn(StatementBatch.prototype, 'submit').mockImplementation(function (this: StatementBatch, wire) {
    seen.trips += 1;
    seen.statements.push(...this.statements.map(({ text }) => text));
    return original.call(this, wire);
  });
  try {
    const result = await work();
    return { ...seen, result };
  } finally {
    spy.mockRestore();
  }
}
