import { startThrowAwayPostgres } from '@dray/embedded/postgres/throw-away.ts';
import { prepareDatabase } from '@dray/server/platform/database/prepare-database.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

type TestServer = { superuserUrl: string; ownerUrl: string; applicationUrl: string; template: string };

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest learns of it by merging into its interface.
  interface ProvidedContext {
    postgres: TestServer;
  }
}

const template = 'dray_template';

/** One real PostgreSQL for a run of the tests, with a migrated template that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { superuserUrl, ownerUrl, applicationUrl, stop } = await startThrowAwayPostgres();
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`create database ${template} owner ${new URL(ownerUrl).username}`);
  await client.end();

  const ofTemplate = (url: string) => Object.assign(new URL(url), { pathname: `/${template}` }).href;
  const log = { info: () => undefined, warn: () => undefined };
  const urls = { databaseUrl: ofTemplate(applicationUrl), migrationDatabaseUrl: ofTemplate(ownerUrl) };
  await prepareDatabase(urls, log);
  project.provide('postgres', { superuserUrl, ownerUrl, applicationUrl, template });
  return stop;
}
