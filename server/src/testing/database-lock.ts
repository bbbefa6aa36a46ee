import pg from 'pg';
import { eventually } from './eventually.ts';

/** Who only reads passes all but an `access exclusive` lock; an `exclusive` one also holds up who locks a row. */
type Table = { superuserUrl: string; table: string; mode?: 'access exclusive' | 'exclusive' | 'share row exclusive' };

/** Holds a table, so that whatever needs it waits until the test lets go. */
export async function lockTable({ superuserUrl, table, mode = 'access exclusive' }: Table) {
  const holder = new pg.Client({ connectionString: superuserUrl });
  // A connection of its own: a transaction sees the activity of others as it was at its first look.
  const watcher = new pg.Client({ connectionString: superuserUrl });
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('begin');
  await holder.query(`lock table ${table} in ${mode} mode`);

  return {
    /** Resolves when so many of the server's statements, those with such words only, wait for the table. */
    isAwaited: (by = 1, words = '') =>
      eventually(async () => {
        const { rows } = await watcher.query(
          `select from pg_locks join pg_stat_activity using (pid)
           where not granted and relation = $1::regclass and application_name like 'dray-%' and strpos(query, $2) > 0`,
          [table, words],
        );
        return rows.length >= by || undefined;
      }),
    async release() {
      await holder.query('rollback');
      await Promise.all([holder.end(), watcher.end()]);
    },
  };
}
