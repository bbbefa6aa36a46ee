import type pg from 'pg';

/** What PostgreSQL has done so far: finished transactions (each read is one) and blocks it had to look at. */
export type DatabaseCounts = { transactions: number; blocks: number };

export async function countDatabase(client: pg.Client): Promise<DatabaseCounts> {
  // Backends report with a delay; without this the last second of a run would be missing.
  await client.query('select pg_stat_force_next_flush(), pg_sleep(1.2)');
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ transactions: string; blocks: string }>(`
    select xact_commit + xact_rollback as transactions,
      (select coalesce(sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit, 0) + coalesce(idx_blks_read, 0)), 0)
       from pg_statio_user_tables) as blocks
    from pg_stat_database where datname = current_database()`);
  return { transactions: Number(rows[0]?.transactions), blocks: Number(rows[0]?.blocks) };
}
