import { startEmbeddedPostgres } from '../postgres/start-embedded-postgres.ts';
import type { DemoAccounts } from './announcement.ts';
import { keepRunning } from './keep-running.ts';
import type { PreparedLaunch } from './launch-context.ts';
import { checkOutsideDatabase } from './outside-database.ts';
import { publishDatabaseUrl } from './run-folder.ts';
import { step } from './terminal.ts';

export type StartedDatabase = { url: string; demo: DemoAccounts | undefined };

/** A database that is up, of this version's shape, and with the demo world in it if that is wanted. */
export async function startDatabase(launch: PreparedLaunch): Promise<StartedDatabase> {
  const { databaseUrl, demo } = launch.config;
  const url = databaseUrl ? await useOutsideDatabase(launch, databaseUrl) : await startOwnDatabase(launch);
  await migrate(launch, url);
  return { url, demo: demo ? await loadDemo(launch, url) : undefined };
}

async function useOutsideDatabase({ terminal }: PreparedLaunch, url: string): Promise<string> {
  await step(terminal, {
    aim: 'reach the database of DATABASE_URL',
    work: () => checkOutsideDatabase(url),
    done: (version) => `PostgreSQL ${version} of DATABASE_URL answers`,
  });
  return url;
}

async function startOwnDatabase({ terminal, folder, ending, started }: PreparedLaunch): Promise<string> {
  const options = { dataDir: folder.postgres, log: (line: string) => terminal.say(`  ${line}`), signal: ending.signal };
  // A PostgreSQL that comes back must be found where the server already looks for it.
  let port: number | undefined;
  const start = async () => {
    const postgres = await startEmbeddedPostgres(port ? { ...options, port } : options);
    port = postgres.port;
    return postgres;
  };
  const kept = await step(terminal, {
    aim: 'start PostgreSQL',
    work: () => keepRunning({ name: 'PostgreSQL', start, triesAtStart: 1, terminal, ending: ending.signal }),
    done: () => 'PostgreSQL 18 ready',
  });
  started.push(kept, { stop: publishDatabaseUrl(folder.run, kept.first.url) });
  return kept.first.url;
}

async function migrate({ terminal }: PreparedLaunch, url: string): Promise<void> {
  let applied = 0;
  const count = () => {
    applied += 1;
  };
  await step(terminal, {
    aim: 'migrate the database',
    work: async () => {
      // Loaded here, not above: by now it would only make the first line appear later.
      const { migrateToLatest } = await import('@dray/server/platform/database/migrate.ts');
      await migrateToLatest(url, count);
    },
    done: () => (applied ? `Database migrated (${applied} new)` : 'Database is of this version'),
  });
}

async function loadDemo({ terminal }: PreparedLaunch, url: string): Promise<DemoAccounts> {
  return step(terminal, {
    aim: 'load the demo world',
    work: async () => {
      const { loadDemoWorld } = await import('../demo-world/load-demo-world.ts');
      return loadDemoWorld(url, { now: new Date(), history: true });
    },
    done: ({ loaded }) => (loaded ? 'Demo world loaded' : 'Demo world is there'),
  });
}
