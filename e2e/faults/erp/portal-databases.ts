import type { EmbeddedPostgres } from '@dray/embedded/postgres/start-embedded-postgres.ts';
import { startThrowAwayPostgres } from '@dray/embedded/postgres/throw-away.ts';
import { prepareDatabase } from '@dray/server/platform/database/prepare-database.ts';
import { openJobQueue } from '@dray/server/platform/jobs/job-queue.ts';
import { createLogger } from '@dray/server/platform/logger.ts';
import { loadSmallWorld } from '@dray/server/testing/small-world/load-small-world.ts';
import pg from 'pg';

const template = 'portal_template';

export type PortalDatabase = { name: string; url: string; superuserUrl: string };

/** One throw-away PostgreSQL; every portal database is a copy of a migrated one, or of another portal's as it is. */
export async function openPortalDatabases() {
  const postgres = await startThrowAwayPostgres();
  const { superuserUrl, ownerUrl, applicationUrl } = postgres;
  const server = new pg.Client({ connectionString: superuserUrl });
  await server.connect();
  let count = 0;
  const copy = async (from: string): Promise<PortalDatabase> => {
    count += 1;
    const name = `portal_${count}`;
    await server.query(`create database ${name} template ${from} owner ${new URL(ownerUrl).username}`);
    return { name, url: within(applicationUrl, name), superuserUrl: within(superuserUrl, name) };
  };
  await prepareTemplate(server, postgres);
  return {
    create: () => copy(template),
    /** Nobody may be connected to it. */
    copyOf: ({ name }: PortalDatabase) => copy(name),
    async createForErp(): Promise<string> {
      await server.query('create database erp_of_faults');
      return within(superuserUrl, 'erp_of_faults');
    },
    async close() {
      await server.end();
      await postgres.stop();
    },
  };
}

async function prepareTemplate(server: pg.Client, { ownerUrl, applicationUrl }: EmbeddedPostgres): Promise<void> {
  await server.query(`create database ${template} owner ${new URL(ownerUrl).username}`);
  const databaseUrl = within(applicationUrl, template);
  const log = { info: () => undefined, warn: () => undefined };
  await prepareDatabase({ databaseUrl, migrationDatabaseUrl: within(ownerUrl, template) }, log);
  await loadSmallWorld(databaseUrl);
  // Its queues must be there before anything is put into them.
  const queue = await openJobQueue(databaseUrl, createLogger('error'), { sendOnly: true });
  await queue.stop();
}

const within = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;
