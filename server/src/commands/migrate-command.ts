import { prepareDatabase } from '#platform/database/prepare-database.ts';
import type { Config } from '../config.ts';
import { WrongCall } from './operator-command.ts';

export const migrateUsage =
  '  npm run portal -- migrate                         bring the database of DATABASE_URL to this version, before any process starts';

type Urls = Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl'>;

/** As each start does it; for a deployment that does it once, before the first process of a version. Answers with what is said. */
export async function migrate({ databaseUrl, migrationDatabaseUrl }: Urls): Promise<string> {
  if (!databaseUrl)
    throw new WrongCall('Which database? Set DATABASE_URL; the one of `npm start` is migrated by its start.');
  const lines: string[] = [];
  await prepareDatabase(
    { databaseUrl, migrationDatabaseUrl },
    { info: (line) => void lines.push(line), warn: (line) => void lines.push(`! ${line}`) },
  );
  return [...lines, 'The database is of this version'].join('\n');
}
