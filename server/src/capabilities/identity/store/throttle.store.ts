import { sql } from 'kysely';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type ThrottleStore = ReturnType<typeof throttleStore>;

/** Counts attempts in PostgreSQL: every process sees the same figure, and two at once cannot both take the last one. */
export const throttleStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'sign_in_throttle'>();

  return {
    /** Notes one more attempt and says how many there are now. */
    async addAttempt(subject: string, windowStart: Date): Promise<number> {
      const row = await tables
        .insertInto('sign_in_throttle')
        .values({ subject, window_start: windowStart, attempts: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['subject', 'window_start'])
            .doUpdateSet({ attempts: sql<number>`sign_in_throttle.attempts + 1` }),
        )
        .returning('attempts')
        .executeTakeFirstOrThrow();
      return row.attempts;
    },

    async takeBackAttempt(subject: string, windowStart: Date): Promise<void> {
      await tables
        .updateTable('sign_in_throttle')
        .set({ attempts: sql<number>`greatest(attempts - 1, 0)` })
        .where('subject', '=', subject)
        .where('window_start', '=', windowStart)
        .execute();
    },

    /** Those of them that have no attempt left in the window. */
    async listSpent(subjects: readonly string[], windowStart: Date, max: number): Promise<string[]> {
      if (subjects.length === 0) return [];
      const rows = await tables
        .selectFrom('sign_in_throttle')
        .select('subject')
        .where('subject', '=', sql<string>`any(${[...subjects]})`)
        .where('window_start', '=', windowStart)
        .where('attempts', '>=', max)
        .execute();
      return rows.map(({ subject }) => subject);
    },

    async clearAttempts(subject: string, windowStart: Date): Promise<void> {
      await tables
        .deleteFrom('sign_in_throttle')
        .where('subject', '=', subject)
        .where('window_start', '=', windowStart)
        .execute();
    },

    async removeAttemptsBefore(moment: Date, max: number): Promise<number> {
      const rows = await runFixed(
        transaction,
        fixed`delete from sign_in_throttle where ctid = any(array(
            select ctid from sign_in_throttle where window_start < ${moment} order by window_start limit ${max}
            for update skip locked))
          returning 1`,
      );
      return rows.length;
    },
  };
});
