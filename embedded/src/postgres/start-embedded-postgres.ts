import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { Client } from 'pg';
import type { Child } from '../process/child.ts';
import { prepareBinaries } from './binaries.ts';
import { createClusterIfMissing } from './cluster.ts';
import { clearLeftovers } from './leftovers.ts';
import { ensurePassword } from './password.ts';
import { choosePlace } from './place.ts';
import { startPostmaster } from './postmaster.ts';
import { DATABASE, SUPERUSER } from './settings.ts';

export type EmbeddedPostgres = Child & {
  url: string;
  port: number;
  /** Where data, password and log really are: under root not always the data folder. */
  folder: string;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** Given when PostgreSQL comes back for programs that know its address; a free one otherwise. */
  port?: number;
  log: (line: string) => void;
  /** Only throw-away databases of tests may say false. */
  durable?: boolean;
  signal?: AbortSignal;
};

/** A real PostgreSQL of our own on the loopback interface, with the database `dray`, made at the first start. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, signal, durable = true } = options;
  const place = choosePlace(resolve(options.dataDir), log);
  const binaries = prepareBinaries(place.user, place.folder);
  await clearLeftovers(place.cluster, log);
  await createClusterIfMissing({ place, binaries, durable, signal });
  const password = ensurePassword(place);

  const start = (port: number) => startPostmaster({ place, binaries, port, durable, signal });
  const { port, ...postmaster } = await (options.port ? startOn(options.port, start) : startOnFreePort(start));
  const urlOf = (database: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  await createDatabaseIfMissing(urlOf('postgres'), postmaster);
  return { url: urlOf(DATABASE), port, folder: place.folder, ...postmaster };
}

type Start = (port: number) => Promise<Child>;

async function startOn(port: number, start: Start): Promise<Child & { port: number }> {
  return { port, ...(await start(port)) };
}

/** Between our look and PostgreSQL's bind somebody may take the port, so one failure is tried again on another. */
async function startOnFreePort(start: Start): Promise<Child & { port: number }> {
  const first = await findFreePort();
  return startOn(first, start).catch(async () => startOn(await findFreePort(), start));
}

async function createDatabaseIfMissing(url: string, postmaster: Child): Promise<void> {
  const client = new Client({ connectionString: url, ssl: false });
  // A connection that breaks also fails the call below, which reports it; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
    await client.end();
  } catch (cause) {
    await postmaster.stop();
    throw new Error('PostgreSQL started, but its database could not be opened', { cause });
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
