import { join } from 'node:path';
import { findPlainDatabases, plainDatabaseWarning } from '@dray/server/plain-database.ts';
import type { DatabaseUrls } from '@dray/server/platform/database/prepare-database.ts';
import { ensureSystemUser, isRoot } from '@dray/server/platform/process-user/system-user.ts';
import { startEmbeddedPostgres } from '../postgres/start-embedded-postgres.ts';
import type { DemoAccounts } from './announcement.ts';
import { startArchivesBeside } from './archives/start-archives-beside.ts';
import { type Ballast, keepBallast } from './ballast.ts';
import { type DemoWorld, demoWorld } from './demo-world.ts';
import { type ErpVariables, findErpDatabase, startErpBeside } from './erp/start-erp-beside.ts';
import type { PreparedLaunch } from './launch-context.ts';
import { checkOutsideDatabase } from './outside-database.ts';
import { publishDatabaseUrl } from './run-folder.ts';
import { keepRunning } from './server/keep-running.ts';
import { step } from './terminal.ts';
import { together } from './together.ts';

/** What the server is told of it. */
export type KnownDatabase = {
  /** The portal's own: anyone who gets it cannot change the shape of the database. */
  url: string;
  /** What the server is told about the ERP and the archives that came with it. */
  erp: ErpVariables;
};

export type StartedDatabase = KnownDatabase & { demo: DemoAccounts | undefined };

/** `erpUrl` is there where the cluster is ours. */
type Urls = DatabaseUrls & { erpUrl?: string };

/** A database that is up, of this version's shape, and with the demo world in it if that is wanted; beside it the ERP. */
export async function startDatabase(launch: PreparedLaunch): Promise<StartedDatabase> {
  const { databaseUrl, migrationDatabaseUrl } = launch.config;
  const demo = launch.config.demo ? demoWorld(launch) : undefined;
  // While PostgreSQL starts there is nothing else to do here; the part that needs it learns if it fails.
  loadMigrations().catch(() => undefined);
  const urls: Urls = databaseUrl
    ? await useOutsideDatabase(launch, { databaseUrl, migrationDatabaseUrl })
    : await startOwnDatabase(launch, demo);
  const erpUrl = findErpDatabase(launch, urls.erpUrl);
  const erp = erpUrl.then((url) => startErpBeside(launch, url));
  const archives = erpUrl.then((url) => startArchivesBeside(launch, url));
  const filled = prepare(launch, urls).then(() => demo?.load(urls, erp));
  const [accounts, [ownErp, ownArchives]] = await together(
    launch.ending,
    filled,
    together(launch.ending, erp, archives),
  );
  return { url: urls.databaseUrl, erp: { ...ownErp.variables, ...ownArchives }, demo: accounts };
}

/** Not at the top: it would make the first line appear later. */
const loadMigrations = () => import('@dray/server/platform/database/prepare-database.ts');

async function useOutsideDatabase({ terminal }: PreparedLaunch, urls: DatabaseUrls): Promise<DatabaseUrls> {
  await step(terminal, {
    aim: 'reach the database of DATABASE_URL',
    work: () => checkOutsideDatabase(urls.databaseUrl),
    done: (version) => `PostgreSQL ${version} of DATABASE_URL answers`,
  });
  const named = { DATABASE_URL: urls.databaseUrl, MIGRATION_DATABASE_URL: urls.migrationDatabaseUrl };
  for (const name of findPlainDatabases(named)) terminal.complain(`! ${name}: ${plainDatabaseWarning}`);
  return urls;
}

async function startOwnDatabase(launch: PreparedLaunch, demo: DemoWorld | undefined): Promise<Urls> {
  const { terminal, folder, ending, started, config, env } = launch;
  const log = (line: string) => terminal.say(`  ${line}`);
  const user = isRoot() ? ensureSystemUser('dray-postgres', log) : undefined;
  const onCreating = () => demo?.workAhead();
  const findMade = () => demo?.findMade();
  const options = { dataDir: folder.postgres, user, log, signal: ending.signal, onCreating, findMade };
  // A PostgreSQL that comes back must be found where the server already looks for it.
  let port: number | undefined;
  let ballast: Ballast | undefined;
  const start = async () => {
    if (ballast?.freeIfFull()) terminal.complain('! The volume is full; its reserve is given to PostgreSQL');
    const postgres = await startEmbeddedPostgres(port ? { ...options, port } : options);
    port = postgres.port;
    return postgres;
  };
  const kept = await step(terminal, {
    aim: 'start PostgreSQL',
    work: () => keepRunning({ name: 'PostgreSQL', start, triesAtStart: 1, terminal, ending: ending.signal }),
    done: () => 'PostgreSQL 18 ready',
  });
  const { applicationUrl, ownerUrl, erpUrl, folder: clusterFolder } = kept.first;
  ballast = keepBallast({
    file: join(folder.path, 'ballast'),
    folder: clusterFolder,
    reserveMegabytes: config.diskReserveMegabytes,
  });
  started.push(ballast);
  // Under root it may live elsewhere, perhaps on another volume, which the server has to look at, too.
  if (!clusterFolder.startsWith(folder.path)) env.DATABASE_FOLDER = clusterFolder;
  started.push(kept, { stop: publishDatabaseUrl(folder.run, applicationUrl) });
  return { databaseUrl: applicationUrl, migrationDatabaseUrl: ownerUrl, erpUrl };
}

async function prepare({ terminal }: PreparedLaunch, urls: DatabaseUrls): Promise<void> {
  let applied = 0;
  const info = () => {
    applied += 1;
  };
  // Without an owner of its own the server finds the same, and says it.
  const warn = (line: string) => urls.migrationDatabaseUrl && terminal.complain(`! ${line}`);
  await step(terminal, {
    aim: 'migrate the database',
    work: async () => {
      const { prepareDatabase } = await loadMigrations();
      await prepareDatabase(urls, { info, warn });
    },
    done: () => (applied ? `Database migrated (${applied} new)` : 'Database is of this version'),
  });
}
