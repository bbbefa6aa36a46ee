import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../running-dray.ts';
import { drillUser } from '../restore/drill-programs.ts';
import { haproxyConfig, type NodePlan, type Ports, patroniConfig } from './cluster-files.ts';
import { endOf, signalAll, startProgram } from './cluster-processes.ts';
import { type DatabaseNode, databaseNode } from './database-node.ts';

export type DatabaseCluster = Awaited<ReturnType<typeof startCluster>>;

type Member = { name: string; role: string; state: string; lag?: number | string };

const names = ['pg1', 'pg2', 'pg3'];
const wholeWithinMs = 180_000;

/** Three PostgreSQL under Patroni, one etcd, and HAProxy before them and before the portals. */
export async function startCluster(root: string, portalPorts: readonly number[]) {
  const ports: Ports = {
    etcd: await freePort(),
    etcdPeers: await freePort(),
    primary: await freePort(),
    replica: await freePort(),
    front: await freePort(),
  };
  const plans: NodePlan[] = [];
  for (const name of names)
    plans.push({ name, folder: join(root, name), postgresPort: await freePort(), restPort: await freePort() });
  for (const plan of plans) {
    ownFolder(plan.folder);
    ownFile(join(plan.folder, 'patroni.yml'), patroniConfig(plan, ports));
  }
  ownFolder(join(root, 'etcd'));
  ownFile(join(root, 'haproxy.cfg'), haproxyConfig(plans, portalPorts, ports));

  const etcd = startProgram('etcd', etcdArguments(join(root, 'etcd'), ports), join(root, 'etcd', 'log'));
  const nodes = plans.map(databaseNode);
  // The first makes the database; the others copy it.
  for (const node of nodes) {
    node.start();
    await untilPrimary(nodes);
  }
  await untilWhole(nodes);
  const proxy = startProgram('haproxy', ['-f', join(root, 'haproxy.cfg')], join(root, 'etcd', 'haproxy.log'));

  return {
    front: `http://localhost:${ports.front}`,
    url: (role: string, database = 'dray') => `postgres://${role}@127.0.0.1:${ports.primary}/${database}`,
    readUrl: (role: string) => `postgres://${role}@127.0.0.1:${ports.replica}/dray`,
    primary: () => untilPrimary(nodes),
    standbys: async () => {
      const primary = await untilPrimary(nodes);
      return nodes.filter((node) => node !== primary);
    },
    untilWhole: () => untilWhole(nodes),
    async switchOver(): Promise<void> {
      const leader = await untilPrimary(nodes);
      const asked = {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name }),
        signal: AbortSignal.timeout(60_000),
      };
      const answer = await leader.ask('/switchover', asked);
      if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
    },
    freezeEtcd: () => signalAll(etcd.pid ? [etcd.pid] : [], 'SIGSTOP'),
    wakeEtcd: () => signalAll(etcd.pid ? [etcd.pid] : [], 'SIGCONT'),
    async stop(): Promise<void> {
      signalAll(proxy.pid ? [proxy.pid] : [], 'SIGKILL');
      for (const node of nodes) {
        node.goOn();
        await node.killMachine();
      }
      signalAll(etcd.pid ? [etcd.pid] : [], 'SIGKILL');
      await Promise.all([endOf(proxy), endOf(etcd)]);
    },
  };
}

const etcdArguments = (folder: string, { etcd, etcdPeers }: Ports): string[] => {
  const [clients, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeers}`];
  return [
    ...['--name', 'e1', '--data-dir', join(folder, 'data')],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `e1=${peers}`],
  ];
};

async function untilPrimary(nodes: readonly DatabaseNode[]): Promise<DatabaseNode> {
  for (const deadline = Date.now() + wholeWithinMs; Date.now() < deadline; ) {
    for (const node of nodes) if (await node.isPrimary()) return node;
    await sleep(100);
  }
  throw new Error('the cluster has no primary');
}

/** All are back, and the standbys follow the one primary. */
async function untilWhole(nodes: readonly DatabaseNode[]): Promise<void> {
  let seen: Member[] = [];
  for (const deadline = Date.now() + wholeWithinMs; Date.now() < deadline; ) {
    seen =
      (await nodes[0]
        ?.ask('/cluster')
        .then((answer) => answer.json() as Promise<{ members: Member[] }>)
        .then(
          ({ members }) => members,
          () => [],
        )) ?? [];
    const following = seen.filter(({ role, lag }) => role !== 'leader' && lag === 0);
    const isUp = seen.every(({ state }) => state === 'running' || state === 'streaming');
    if (seen.length === nodes.length && isUp && following.length === nodes.length - 1 && hasSync(seen)) return;
    await sleep(250);
  }
  throw new Error(`the cluster does not become whole: ${JSON.stringify(seen)}`);
}

/** Strict: without a standby that has confirmed, nothing would be acknowledged. */
const hasSync = (members: readonly Member[]): boolean => members.some(({ role }) => role === 'sync_standby');

function ownFolder(path: string): void {
  mkdirSync(path, { mode: 0o700 });
  if (drillUser) chownSync(path, drillUser.uid, drillUser.gid);
}

function ownFile(path: string, text: string): void {
  writeFileSync(path, text);
  chmodSync(path, 0o644);
}
