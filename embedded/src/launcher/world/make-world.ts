import { mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadDemoWorld } from '@dray/demo/load-demo-world.ts';
import { prepareDatabase } from '@dray/server/platform/database/prepare-database.ts';
import type { FileStore } from '@dray/server/platform/files/file-store.ts';
import { Client } from 'pg';
import { ROLES } from '../../postgres/settings.ts';
import type { EmbeddedPostgres } from '../../postgres/start-embedded-postgres.ts';
import { startThrowAwayPostgres } from '../../postgres/throw-away.ts';
import { findProcess } from '../../process/process-table.ts';
import { fillErp } from '../erp/demo-seed/fill-erp.ts';
import { REPOSITORY } from '../repository.ts';
import { MADE_WORLD, readPackIfThere } from './made-world.ts';
import { worldKey } from './world-key.ts';
import { type PackedFile, writePack } from './world-pack.ts';

const MEGABYTE = 1024 ** 2;
/** What it takes while it is made, several times over. */
const ROOM_MEGABYTES = 1024;
const MAKING = 'making-';

type Making = { now: Date; signal?: AbortSignal; folder?: string };

/** Makes the demo world of this day for the first starts on it (T161), unless it is there. True when it did. */
export async function makeWorldIfNeeded({ now, signal, folder = MADE_WORLD }: Making): Promise<boolean> {
  const key = worldKey(REPOSITORY, now);
  if (readPackIfThere(folder)?.key === key) return false;
  const around = dirname(folder);
  mkdirSync(around, { recursive: true });
  refuseIfShort(around);
  removeAbandoned(around);

  const making = join(around, `${MAKING}${process.pid}`);
  const files = new Map<string, PackedFile>();
  try {
    const postgres = await startThrowAwayPostgres({
      inMemory: true,
      onStopped: (cluster) => writePack(making, { key, cluster, files }),
    });
    await fillThenStop(postgres, { now, files, signal });
    rmSync(folder, { recursive: true, force: true });
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return true;
}

type Filling = { now: Date; files: Map<string, PackedFile>; signal: AbortSignal | undefined };

async function fillThenStop(postgres: EmbeddedPostgres, filling: Filling): Promise<void> {
  const { signal } = filling;
  // Anyone who fills it then fails, and that ends it.
  const callOff = () => postgres.stopAtOnce();
  signal?.addEventListener('abort', callOff);
  try {
    await fill(postgres, filling);
  } finally {
    signal?.removeEventListener('abort', callOff);
    await postgres.stop();
  }
  signal?.throwIfAborted();
}

async function fill(postgres: EmbeddedPostgres, { now, files }: Filling): Promise<void> {
  const { superuserUrl, ownerUrl, applicationUrl, erpUrl } = postgres;
  // PostgreSQL's log is no part of the world; what it keeps for its next pages would be half of the copy.
  await ask(superuserUrl, ['alter system set wal_recycle = off', 'select pg_reload_conf()']);
  const quietly = { info: () => undefined, warn: () => undefined };
  await prepareDatabase({ databaseUrl: applicationUrl, migrationDatabaseUrl: ownerUrl }, quietly);
  const fileStore = collecting(files);
  await loadDemoWorld(ownerUrl, { now, history: true, fileStore, tellErp: (world) => fillErp(erpUrl, world) });
  await ask(superuserUrl, ['alter system reset all', ...ROLES.map(closed)]);
}

/** Anyone who takes a copy sets passwords of their own; until then nobody gets in, whatever they know. */
const closed = (role: string): string => `alter role ${role} password null`;

async function ask(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  // A connection that breaks also fails the call below, which reports it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const collecting = (files: Map<string, PackedFile>): FileStore => ({
  put: async (key, content, type) => void files.set(key, { content, type }),
  has: async (key) => files.has(key),
  open: () => Promise.reject(new Error('files of a world that is being made are written only')),
  remove: async (key) => void files.delete(key),
});

function refuseIfShort(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < ROOM_MEGABYTES) throw new Error(`only ${free} MB are free`);
}

/** A second install of the same clone may be at work right now, so only what belongs to nobody goes. */
function removeAbandoned(around: string): void {
  for (const name of readdirSync(around).filter((entry) => entry.startsWith(MAKING))) {
    if (!findProcess(Number(name.slice(MAKING.length)))) rmSync(join(around, name), { recursive: true, force: true });
  }
}
