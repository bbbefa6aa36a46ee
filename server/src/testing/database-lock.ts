import pg from 'pg';
import { eventually } from './eventually.ts';

type Table = { superuserUrl: string; table: string };

/** Holds a table, so that whatever needs it waits until the test lets go. */
export async function lockTable({ superuserUrl, table }: Table) {
  const holder = new pg.Client({ connectionString: superuserUrl });
  // A connection of its own: a transaction sees the activity of others as it was at its first look.
  const watcher = new pg.Client({ connectionString: superuserUrl });
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('begin');
  await holder.query(`lock table ${table} in access exclusive mode`);

  return {
    /** Resolves when one of the server's statements waits for the table. */
    isAwaited: () =>
      eventually(async () => {
        const { rows } = await watcher.query(
          `select from pg_locks join pg_stat_activity using (pid)
           where not granted and relation = $1::regclass and application_name like 'dray-%'`,
          [table],
        );
        return rows.length > 0 || undefined;
      }),
    async release() {
      await holder.query('rollback');
      await Promise.all([holder.end(), watcher.end()]);
    },
  };
}
