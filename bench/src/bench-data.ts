import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '@dray/embedded/postgres/start-embedded-postgres.ts';
import { readConfig } from '@dray/server/config.ts';
import { ownFilesFolder } from '@dray/server/platform/files/files-location.ts';
import { datasets } from './dataset.ts';
import { makeData } from './make-data.ts';

/** `npm run bench:data [name]`: fills DATABASE_URL, or a PostgreSQL kept under the data folder, and leaves it there. */
const name = process.argv[2] ?? 'manyProducts';
const dataset = Object.entries(datasets).find(([key]) => key === name)?.[1];
if (!dataset) {
  console.error(`There is no dataset "${name}"; there are ${Object.keys(datasets).join(', ')}.`);
  process.exit(1);
}

const say = (line: string): void => console.log(line);
if (process.env.DATABASE_URL) {
  const { DATABASE_URL: databaseUrl, MIGRATION_DATABASE_URL: migrationDatabaseUrl } = process.env;
  await makeData({ databaseUrl, migrationDatabaseUrl }, dataset, { files: readConfig(process.env).files, say });
} else {
  const dataDir = resolve('.data', 'bench', name);
  const postgres = await startEmbeddedPostgres({ dataDir, log: say });
  try {
    const { applicationUrl: databaseUrl, ownerUrl: migrationDatabaseUrl } = postgres;
    await makeData({ databaseUrl, migrationDatabaseUrl }, dataset, { files: ownFilesFolder(dataDir), say });
  } finally {
    await postgres.stop();
  }
  console.log(`Kept in ${dataDir}`);
}
