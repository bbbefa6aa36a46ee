import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runToEnd } from '../process/child.ts';
import { readIfThere } from '../process/read-if-there.ts';
import { StartRefused } from '../start-refused.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { endWorkIn } from './leftovers.ts';
import { type MadeCluster, takeMadeCluster } from './made-cluster.ts';
import { ensurePassword } from './password.ts';
import { SUPERUSER, spawnOptions } from './settings.ts';

export type NewCluster = {
  location: ClusterLocation;
  binaries: string;
  durable: boolean;
  signal?: AbortSignal | undefined;
  /** When a new one is on its way, which takes a second or two. */
  onCreating?: (() => void) | undefined;
  /** One that was made before, if there is any. */
  findMade?: (() => MadeCluster | undefined) | undefined;
  log: (line: string) => void;
};

const MAJOR_VERSION = '18';

/** Made in a workshop beside it and renamed, so that a cluster that is there is whole, whenever initdb was killed. */
export async function createClusterIfMissing(options: NewCluster): Promise<void> {
  const { location } = options;
  await clearWorkshops(location);
  const version = readIfThere(join(location.cluster, 'PG_VERSION'))?.trim();
  if (version === MAJOR_VERSION) return;
  if (version)
    throw new StartRefused(`${location.cluster} is of PostgreSQL ${version}; this Dray brings ${MAJOR_VERSION}.`);

  const workshop = `${location.cluster}.creating-${process.pid}`;
  try {
    await createIn(workshop, options);
    fs.renameSync(join(workshop, 'cluster'), location.cluster);
    if (options.durable) syncFolder(location.folder);
  } finally {
    fs.rmSync(workshop, { recursive: true, force: true });
  }
}

async function createIn(workshop: string, options: NewCluster): Promise<void> {
  const { user } = options.location;
  fs.mkdirSync(workshop, { mode: 0o700 });
  if (user) fs.chownSync(workshop, user.uid, user.gid);
  const made = options.findMade?.();
  if (made && (await isTaken(made, join(workshop, 'cluster'), options))) return;
  const passwordFile = join(workshop, 'password');
  fs.writeFileSync(passwordFile, ensurePassword(options.location), { mode: 0o600 });
  if (user) fs.chownSync(passwordFile, user.uid, user.gid);
  await runInitdb(options, join(workshop, 'cluster'), passwordFile);
}

/** False where it cannot be: there is always a way to make one anew. */
async function isTaken(made: MadeCluster, cluster: string, options: NewCluster): Promise<boolean> {
  const { location, signal, log } = options;
  try {
    await takeMadeCluster(made, { ...options, cluster, user: location.user, password: ensurePassword(location) });
    return true;
  } catch (error) {
    signal?.throwIfAborted();
    log(`the database made at the install is of no use (${error instanceof Error ? error.message : error})`);
    fs.rmSync(cluster, { recursive: true, force: true });
    return false;
  }
}

async function clearWorkshops({ folder, cluster }: ClusterLocation): Promise<void> {
  const left = fs.readdirSync(folder).filter((name) => name.startsWith(`${basename(cluster)}.creating-`));
  for (const workshop of left.map((name) => join(folder, name))) {
    await endWorkIn(workshop);
    fs.rmSync(workshop, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function runInitdb(options: NewCluster, into: string, passwordFile: string): Promise<void> {
  const { binaries, location, durable, signal } = options;
  const args = [
    '-D',
    into,
    '-U',
    SUPERUSER,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  signal?.throwIfAborted();
  const initdb = spawn(join(binaries, 'bin/initdb'), args, { ...spawnOptions(location.user), stdio });
  options.onCreating?.();
  const [complaint, { code }] = await Promise.all([text(initdb.stderr), runToEnd(initdb, signal)]);
  if (code !== 0) throw new StartRefused(`PostgreSQL's data could not be created: ${complaint.trim()}`);
}

/** Without this a power cut could take back the rename. */
function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
