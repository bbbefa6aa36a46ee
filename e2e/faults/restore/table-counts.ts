import pg from 'pg';

export type TableCounts = { moment: string; counts: ReadonlyMap<string, number> };

/** The rows of every table, and the moment at which they were so many: one look that sees no later change. */
export async function countTables(databaseUrl: string): Promise<TableCounts> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`);
      counts.set(name, Number(rows[0]?.count));
    }
    const { rows } = await client.query<{ moment: string }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as moment`,
    );
    return { moment: rows[0]?.moment ?? '', counts };
  } finally {
    await client.end();
  }
}

/** What the copy has more or less of. */
export const differences = (wanted: TableCounts, found: TableCounts): string[] =>
  [...new Set([...wanted.counts.keys(), ...found.counts.keys()])]
    .filter((name) => wanted.counts.get(name) !== found.counts.get(name))
    .map((name) => `${name} has ${found.counts.get(name)} rows, not ${wanted.counts.get(name)}`);
