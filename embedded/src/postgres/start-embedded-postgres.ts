import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { giveTree } from '@dray/server/platform/process-user/give-tree.ts';
import { NOBODY, type UserIds } from '@dray/server/platform/process-user/system-user.ts';
import type { Child } from '../process/child.ts';
import { prepareBinaries } from './binaries.ts';
import { createClusterIfMissing } from './cluster.ts';
import { type ClusterLocation, chooseLocation } from './cluster-location.ts';
import { clearLeftovers } from './leftovers.ts';
import type { MadeCluster } from './made-cluster.ts';
import { ensurePassword, ensureRolePassword } from './password.ts';
import { startPostmaster } from './postmaster.ts';
import { prepareRoles } from './roles.ts';
import { APPLICATION, DATABASE, ERP_DATABASE, ERP_ROLE, OWNER, SUPERUSER } from './settings.ts';

export type EmbeddedPostgres = Child & {
  /** For anyone who looks after the cluster, such as a test; no program of the portal gets it. */
  superuserUrl: string;
  ownerUrl: string;
  applicationUrl: string;
  erpUrl: string;
  port: number;
  /** Where data, password and log really are: under root not always the data folder. */
  folder: string;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** Given when PostgreSQL comes back for programs that know its address; a free one otherwise. */
  port?: number;
  log: (line: string) => void;
  /** Under root: whom PostgreSQL runs as, instead of nobody, unless a cluster is somebody's already. */
  user?: UserIds | undefined;
  /** Only throw-away databases of tests may say false. */
  durable?: boolean;
  signal?: AbortSignal;
  /** At the first start, while the cluster is being made: there is time for other work. */
  onCreating?: () => void;
  /** At the first start: a cluster that was made before, with what is in it. */
  findMade?: () => MadeCluster | undefined;
};

/** A real PostgreSQL of our own on the loopback interface, with the database `dray`, made at the first start. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, signal, durable = true, onCreating, findMade } = options;
  const found = chooseLocation(resolve(options.dataDir), log, options.user);
  await clearLeftovers(found.cluster, log);
  const location = movedToOwnUser(found, options.user);
  const binaries = prepareBinaries(location.user, location.folder);
  await createClusterIfMissing({ location, binaries, durable, signal, onCreating, findMade, log });
  const password = ensurePassword(location);
  const passwords = {
    [OWNER]: ensureRolePassword(location, OWNER),
    [APPLICATION]: ensureRolePassword(location, APPLICATION),
    [ERP_ROLE]: ensureRolePassword(location, ERP_ROLE),
  };

  const start = (port: number) => startPostmaster({ location, binaries, port, durable, signal });
  const { port, ...postmaster } = await (options.port ? startOn(options.port, start) : startOnFreePort(start));
  const urlOf = (role: string, rolePassword: string, database = DATABASE) =>
    `postgres://${role}:${rolePassword}@127.0.0.1:${port}/${database}`;
  try {
    await prepareRoles((database) => urlOf(SUPERUSER, password, database), passwords);
  } catch (cause) {
    await postmaster.stop();
    throw new Error('PostgreSQL started, but its database could not be opened', { cause });
  }
  return {
    superuserUrl: urlOf(SUPERUSER, password),
    ownerUrl: urlOf(OWNER, passwords[OWNER]),
    applicationUrl: urlOf(APPLICATION, passwords[APPLICATION]),
    erpUrl: urlOf(ERP_ROLE, passwords[ERP_ROLE], ERP_DATABASE),
    port,
    folder: location.folder,
    ...postmaster,
  };
}

/** Clusters of earlier versions are nobody's, as whom other programs may run. Nothing works in it at this moment. */
function movedToOwnUser(location: ClusterLocation, user: UserIds | undefined): ClusterLocation {
  if (!user || location.user?.uid !== NOBODY.uid || !existsSync(location.cluster)) return location;
  // Around it nobody's, too: then it was made by a Dray that runs as nobody, and this is `sudo` for once.
  if (statSync(location.folder).uid !== 0) return location;
  giveTree(location.cluster, user);
  return { ...location, user };
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
