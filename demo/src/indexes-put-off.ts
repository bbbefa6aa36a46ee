import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { sql } from 'kysely';

type Index = { name: string; table: string; definition: string };

/**
 * An index over parts of numbers and words costs several times as much row by row as it does at once. While `load` fills
 * tables that are empty, theirs are left out, within the transaction: nobody else ever sees a table without its index.
 * Only their owner can do that; anyone else who loads, loads with them.
 */
export async function withSearchIndexesPutOff(transaction: Transaction, load: () => Promise<void>): Promise<void> {
  const indexes = await findSearchIndexes(transaction);
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(transaction);
  await load();
  for (const { definition } of indexes) await sql.raw(definition).execute(transaction);
}

async function findSearchIndexes(transaction: Transaction): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select index.relname as name, owner.relname as table, pg_get_indexdef(index.oid) as definition
    from pg_index i join pg_class index on index.oid = i.indexrelid join pg_class owner on owner.oid = i.indrelid
      join pg_am kind on kind.oid = index.relam
    where kind.amname = 'gin' and index.relowner = current_user::regrole
      and index.relnamespace = current_schema()::regnamespace
    order by index.relname`.execute(transaction);
  const empty: Index[] = [];
  for (const index of rows) if (await isEmpty(transaction, index.table)) empty.push(index);
  return empty;
}

async function isEmpty(transaction: Transaction, table: string): Promise<boolean> {
  const { rows } = await sql<{ has_rows: boolean }>`
    select exists (select from ${sql.table(table)}) as has_rows`.execute(transaction);
  return rows[0]?.has_rows === false;
}
