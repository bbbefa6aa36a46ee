import { sql } from 'kysely';
import { namedStore } from '#platform/database/named-store.ts';

// Any number will do, as long as nothing else in this database locks on it.
const importLock = 20_260_009;

export const importRunStore = namedStore('import', (transaction) => ({
  /** Until the transaction ends; false where another import is under way. */
  async takeTurn(): Promise<boolean> {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${importLock}) as taken`.execute(
      transaction,
    );
    return rows[0]?.taken === true;
  },

  /** A large file's last checks come at the end, all at once; what bounds a page's statements would cut them off. */
  async takeTime(): Promise<void> {
    await Promise.all([
      sql`set local statement_timeout = 0`.execute(transaction),
      sql`set local idle_in_transaction_session_timeout = '60s'`.execute(transaction),
    ]);
  },
}));
