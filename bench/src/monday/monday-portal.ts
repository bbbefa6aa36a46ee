import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadDemoWorld } from '@dray/demo/load-demo-world.ts';
import { fillErp } from '@dray/embedded/launcher/erp/demo-seed/fill-erp.ts';
import { chooseLocation } from '@dray/embedded/postgres/cluster-location.ts';
import { clearLeftovers } from '@dray/embedded/postgres/leftovers.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@dray/embedded/postgres/start-embedded-postgres.ts';
import { prepareDatabase } from '@dray/server/platform/database/prepare-database.ts';
import { openFileStore, ownFilesFolder } from '@dray/server/platform/files/files-location.ts';
import pg from 'pg';

export type MondayPortal = {
  postgres: EmbeddedPostgres;
  /** The superuser's, in the portal's database. */
  client: pg.Client;
  /** What its processes share: secret and files. */
  dataDir: string;
  stop(): Promise<void>;
};

export type Say = (line: string) => void;

/** A PostgreSQL that stays in its folder, counts what statements touch, and holds the demo world with its ERP's side. */
export async function openMondayPortal(folder: string, say: Say): Promise<MondayPortal> {
  // Under root PostgreSQL's user must be able to pass.
  if (mkdirSync(folder, { recursive: true, mode: 0o711 })) chmodSync(folder, 0o711);
  const dataDir = join(folder, 'portal');
  if (mkdirSync(dataDir, { recursive: true, mode: 0o711 })) chmodSync(dataDir, 0o711);
  const postgres = await startCounting(folder, say);
  const stops = [() => postgres.stop()];
  try {
    const { applicationUrl: databaseUrl, ownerUrl, erpUrl, superuserUrl } = postgres;
    await prepareDatabase({ databaseUrl, migrationDatabaseUrl: ownerUrl }, { info: () => undefined, warn: say });
    await loadDemoWorld(ownerUrl, {
      now: new Date(),
      history: true,
      fileStore: openFileStore(ownFilesFolder(dataDir)),
      tellErp: (world) => fillErp(erpUrl, world),
    });
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    stops.unshift(() => client.end());
    await client.query('create schema if not exists bench');
    await client.query(`create extension if not exists ${library} schema bench`);
    return { postgres, client, dataDir, stop: () => stopAll(stops) };
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

/** With its cluster, which under root may live elsewhere. */
export async function removeMondayPortal(folder: string, say: Say): Promise<void> {
  const location = chooseLocation(resolve(folder), say);
  await clearLeftovers(location.cluster, say);
  for (const path of [location.folder, folder]) rmSync(path, { recursive: true, force: true });
}

const library = 'pg_stat_statements';

/** The library is loaded at a start only, so the first start of a cluster is followed by a second. */
async function startCounting(dataDir: string, say: Say): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: say });
  if (await setLibrary(postgres.superuserUrl)) return postgres;
  await postgres.stop();
  return startEmbeddedPostgres({ dataDir, log: say });
}

/** Whether it is loaded already. */
async function setLibrary(superuserUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ loaded: string }>(
      `select current_setting('shared_preload_libraries') loaded`,
    );
    if (rows[0]?.loaded.includes(library)) return true;
    await client.query(`alter system set shared_preload_libraries = '${library}'`);
    return false;
  } finally {
    await client.end();
  }
}

async function stopAll(stops: readonly (() => Promise<void>)[]): Promise<void> {
  for (const stop of stops) await stop();
}
