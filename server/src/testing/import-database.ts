import { sql } from 'kysely';
import { openDatabase } from '#platform/database/connection.ts';
import { createTestDatabase } from '#platform/database/test-database.ts';
import { createLogger } from '#platform/logger.ts';

export type ImportDatabase = Awaited<ReturnType<typeof openImportDatabase>>;

/** A migrated database without any world, so that every row in it is the test's own. */
export async function openImportDatabase() {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url, createLogger('silent'));
  return {
    url,
    write: database.write,
    sql: <Row extends object>(statement: string): Promise<Row[]> =>
      database.write(async (transaction) => (await sql.raw<Row>(statement).execute(transaction)).rows),
    async close() {
      await database.close();
      await drop();
    },
  };
}
