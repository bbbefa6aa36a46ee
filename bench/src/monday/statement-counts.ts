import type pg from 'pg';

/** Buffers that statements of the portal's own role have touched so far, found in memory or read; exact at once. */
export async function countBuffers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ buffers: string }>(`
    select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::text as buffers
    from bench.pg_stat_statements(false) where userid = 'dray_app'::regrole`);
  return Number(rows[0]?.buffers);
}
