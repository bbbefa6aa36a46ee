import { startThrowAwayPostgres } from '@dray/embedded/postgres/throw-away.ts';
import { prepareDatabase } from '@dray/server/platform/database/prepare-database.ts';
import { loadSmallWorld } from '@dray/server/testing/small-world/load-small-world.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

type TestServer = {
  superuserUrl: string;
  ownerUrl: string;
  applicationUrl: string;
  templates: Readonly<Record<'empty' | 'smallWorld', string>>;
};

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest learns of it by merging into its interface.
  interface ProvidedContext {
    postgres: TestServer;
  }
}

const templates = { empty: 'dray_template', smallWorld: 'dray_small_world' };

/** One real PostgreSQL for a run of the tests, with two migrated templates that test files copy: without and with goods. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { superuserUrl, ownerUrl, applicationUrl, stop } = await startThrowAwayPostgres({ inMemory: true });
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const owner = new URL(ownerUrl).username;
  const within = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

  await client.query(`create database ${templates.empty} owner ${owner}`);
  const log = { info: () => undefined, warn: () => undefined };
  const urls = {
    databaseUrl: within(applicationUrl, templates.empty),
    migrationDatabaseUrl: within(ownerUrl, templates.empty),
  };
  await prepareDatabase(urls, log);
  await client.query(`create database ${templates.smallWorld} template ${templates.empty} owner ${owner}`);
  await client.end();
  await loadSmallWorld(within(applicationUrl, templates.smallWorld));

  project.provide('postgres', { superuserUrl, ownerUrl, applicationUrl, templates });
  return stop;
}
