import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** While `npm start` runs, it keeps the address of its database here. */
export async function findRunningDatabase(dataDir: string): Promise<string> {
  try {
    return (await readFile(join(dataDir, 'run', 'database-url'), 'utf8')).trim();
  } catch (cause) {
    throw new Error('Dray is not running here: start it with `npm start`, or set DATABASE_URL.', { cause });
  }
}
