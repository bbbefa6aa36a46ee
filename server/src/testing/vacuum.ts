import type pg from 'pg';
import { eventually } from './eventually.ts';

/**
 * Until an index alone answers for nearly every row: VACUUM leaves pages out while anything older is running, such as a look of
 * PostgreSQL's own at a table that has just been filled.
 */
export async function vacuum(client: pg.Client, tables: readonly string[]): Promise<void> {
  await eventually(async () => {
    await client.query(`vacuum analyze ${tables.join(', ')}`);
    const { rows } = await client.query(
      `select 1 from pg_class where oid = any($1::regclass[]::oid[]) and relallvisible < 0.9 * relpages`,
      [tables],
    );
    return rows.length === 0 || undefined;
  });
}
