import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { freshCache } from '#platform/fresh-cache.ts';

export type CachedRead = ReturnType<typeof cachedReads>;

/**
 * Look-ups that nearly every call repeats, each cached for the whole process. The name of a question holds all that its
 * answer depends on, whose rows may be seen included: nobody gets another's answer.
 */
export const cachedReads =
  (clock: Clock, database: Database, freshnessMs: number) =>
  <Question extends readonly unknown[], Answer>(
    ask: (transaction: Transaction, ...question: Question) => Promise<Answer>,
    nameOf: (...question: Question) => string,
  ): ((...question: Question) => Promise<Answer>) => {
    const cached = freshCache(
      clock,
      freshnessMs,
      (question: Question) => database.read((transaction) => ask(transaction, ...question)),
      (question) => nameOf(...question),
    );
    return (...question) => cached(question);
  };
