import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { sql } from 'kysely';

const rowsAtOnce = 5_000;

/** By the thousand, each thousand in one statement. Every column is given: none gets its default. */
export async function insertRecords(transaction: Transaction, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = JSON.stringify(rows.slice(start, start + rowsAtOnce));
    await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)},
      ${part}::json)`.execute(transaction);
  }
}
