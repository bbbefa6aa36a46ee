import { noteMark } from '#capabilities/health/index.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';

/** After a backup by our own command. Its file is whole, whether this is noted or not: a role that only reads is enough for it. */
export async function noteBackup(databaseUrl: string, at: Date, note: string): Promise<boolean> {
  const database = openDatabase(databaseUrl, createLogger('silent'));
  try {
    await database.write((transaction) => noteMark(transaction, { name: 'backup', at, note }));
    return true;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}
