import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { sql } from 'kysely';

const rowsAtOnce = 2_000;

export type RecordWriter = {
  /** Comes back as soon as the rows are on their way, when those before them are in. */
  add: (table: string, rows: readonly object[]) => Promise<void>;
  /** When all of them are in. */
  done: () => Promise<void>;
};

/**
 * By the thousand, each thousand in one statement. The next rows are worked out while the database takes in the last ones,
 * so that neither waits for the other. Every column is given: none gets its default.
 */
export function recordWriter(transaction: Transaction): RecordWriter {
  let last: Promise<unknown> = Promise.resolve();
  const send = async (table: string, rows: readonly object[]): Promise<void> => {
    const part = JSON.stringify(rows);
    const before = last;
    last = before.then(() =>
      sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)},
        ${part}::json)`.execute(transaction),
    );
    // Anyone who adds more, or asks for the end, hears of it.
    last.catch(() => undefined);
    await before;
  };
  return {
    async add(table, rows) {
      for (let start = 0; start < rows.length; start += rowsAtOnce)
        await send(table, rows.slice(start, start + rowsAtOnce));
    },
    done: async () => {
      await last;
    },
  };
}

export async function insertRecords(transaction: Transaction, table: string, rows: readonly object[]): Promise<void> {
  const writer = recordWriter(transaction);
  await writer.add(table, rows);
  await writer.done();
}
