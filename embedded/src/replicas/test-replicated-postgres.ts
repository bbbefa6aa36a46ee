import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@dray/server/testing/eventually.ts';
import { freePort } from '@dray/server/testing/free-port.ts';
import pg from 'pg';
import { inject } from 'vitest';
import { prepareBinaries } from '../postgres/binaries.ts';
import type { ClusterLocation } from '../postgres/cluster-location.ts';
import { startPostmaster } from '../postgres/postmaster.ts';
import { makeThrowAwayFolder } from '../postgres/throw-away.ts';
import { postgresUser } from '../postgres/unprivileged-user.ts';

export type ReplicatedPostgres = Awaited<ReturnType<typeof startReplicatedPostgres>>;

/**
 * A primary and a replica that streams from it, both copies of the run's own server, with a copy of the small world. Nobody else
 * works in them: what the replica has is what the test lets it have.
 */
export async function startReplicatedPostgres() {
  const { superuserUrl, applicationUrl, ownerUrl, templates } = inject('postgres');
  const database = 'replicated';
  const origin = await copyOfRunningServer(superuserUrl);
  const primaryPort = await freePort();
  let primary = await start(origin, primaryPort);
  await withClient(at(superuserUrl, primaryPort), (client) =>
    client.query(`create database ${database} template ${templates.smallWorld} owner ${new URL(ownerUrl).username}`),
  );
  await primary.stop();

  const copy = locationIn(makeThrowAwayFolder(true), origin.user);
  await copyFolder(origin.cluster, copy.cluster);
  followPrimary(copy, at(superuserUrl, primaryPort));
  primary = await start(origin, primaryPort);
  const replicaPort = await freePort();
  let replica = await start(copy, replicaPort);

  const onReplica = <T>(work: (client: pg.Client) => Promise<T>) =>
    withClient(at(superuserUrl, replicaPort, database), work);
  return {
    url: at(applicationUrl, primaryPort, database),
    superuserUrl: at(superuserUrl, primaryPort, database),
    readUrl: at(applicationUrl, replicaPort, database),
    replicaPort,
    onReplica,
    /** Until the replica has all that was committed by now. */
    async caughtUp() {
      const now = await withClient(at(superuserUrl, primaryPort), async (client) => {
        const { rows } = await client.query<{ position: string }>('select pg_current_wal_insert_lsn() as position');
        return rows[0]?.position;
      });
      await eventually(() =>
        onReplica(async (client) => {
          const asked = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has';
          const { rows } = await client.query<{ has: boolean }>(asked, [now]);
          return rows[0]?.has ? true : undefined;
        }),
      );
    },
    /** It hears of what is committed and keeps it for later: what is asked of it is answered as it was. */
    pauseReplay: () => onReplica((client) => client.query('select pg_wal_replay_pause()')),
    resumeReplay: () => onReplica((client) => client.query('select pg_wal_replay_resume()')),
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await start(copy, replicaPort);
    },
    async stop() {
      await Promise.all([replica.stop(), primary.stop()]);
      for (const { folder } of [origin, copy]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As a tool for backups takes one: from a server that goes on meanwhile. */
async function copyOfRunningServer(superuserUrl: string): Promise<ClusterLocation> {
  return withClient(superuserUrl, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const running = rows[0]?.data_directory ?? '';
    const location = locationIn(makeThrowAwayFolder(true), postgresUser(running));
    // Until this connection ends: another test's copy must not let the log go that this one begins with.
    await client.query(`select pg_create_physical_replication_slot('copy_${process.pid}_${Date.now()}', true, true)`);
    await client.query(`select pg_backup_start('for a replica', true)`);
    await copyFolder(running, location.cluster);
    const { rows: stopped } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    // What was written while the rest was copied makes it whole.
    await copyFolder(`${running}/pg_wal/.`, join(location.cluster, 'pg_wal'));
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(location.cluster, name), { force: true });
    writeOwn(location, 'backup_label', stopped[0]?.labelfile ?? '');
    return location;
  });
}

function followPrimary(location: ClusterLocation, primaryUrl: string): void {
  const { hostname, port, username, password } = new URL(primaryUrl);
  writeOwn(location, 'standby.signal', '');
  appendFileSync(
    join(location.cluster, 'postgresql.auto.conf'),
    [
      '',
      `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'`,
      // What stands in the way of what is replayed is ended at once.
      'max_standby_streaming_delay = 0',
      '',
    ].join('\n'),
  );
}

function writeOwn({ cluster, user }: ClusterLocation, name: string, text: string): void {
  writeFileSync(join(cluster, name), text, { mode: 0o600 });
  if (user) chownSync(join(cluster, name), user.uid, user.gid);
}

const locationIn = (folder: string, user: ClusterLocation['user']): ClusterLocation => ({
  folder,
  cluster: join(folder, 'cluster'),
  user,
});

const start = (location: ClusterLocation, port: number) =>
  startPostmaster({ location, binaries: prepareBinaries(location.user, location.folder), port, durable: false });

/** With owners and modes. Files that somebody removes meanwhile are no fault: what made them goes is in the log. */
async function copyFolder(from: string, to: string): Promise<void> {
  await once(spawn('/bin/cp', ['-a', from, to], { stdio: 'ignore' }), 'exit');
  if (!existsSync(to) || !statSync(to).isDirectory()) throw new Error(`${from} could not be copied`);
}

const at = (url: string, port: number, database?: string): string =>
  Object.assign(new URL(url), { port: String(port), ...(database ? { pathname: `/${database}` } : {}) }).href;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
