import { startThrowAwayPostgres } from '@dray/embedded/postgres/throw-away.ts';
import { migrateToLatest } from '@dray/server/platform/database/migrate.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest learns of it by merging into its interface.
  interface ProvidedContext {
    postgres: { serverUrl: string; template: string };
  }
}

const template = 'dray_template';

/** One real PostgreSQL for a run of the tests, with a migrated template that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowAwayPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();

  const templateUrl = new URL(postgres.url);
  templateUrl.pathname = `/${template}`;
  await migrateToLatest(templateUrl.href, () => undefined);
  project.provide('postgres', { serverUrl: postgres.url, template });
  return () => postgres.stop();
}
