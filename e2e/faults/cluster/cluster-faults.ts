import { setTimeout as sleep } from 'node:timers/promises';
import { ttlSeconds } from './cluster-files.ts';
import type { DatabaseCluster } from './database-cluster.ts';
import type { TwoPortals } from './two-portals.ts';

export type ClusterFault = {
  name: string;
  times: number;
  /** So long orders may wait, in seconds; what a standby that is frozen takes is part of it. */
  longest: number;
  /** Answers with what mends it. */
  cause: (place: {
    cluster: DatabaseCluster;
    portals: TwoPortals;
    time: number;
  }) => Promise<() => Promise<void> | void>;
};

const frozenMs = 20_000;
const etcdAwayMs = 25_000;
const usual = ttlSeconds + 10;
const nothing = () => undefined;

/** What breaks, and how often; `short` has each of them once. */
export const clusterFaults = (isShort: boolean): ClusterFault[] => [
  {
    name: 'a machine dies',
    times: isShort ? 1 : 10,
    longest: usual,
    async cause({ cluster }) {
      const dead = await cluster.primary();
      await dead.killMachine();
      // It comes back when another one has taken over, as one that was switched on again.
      return async () => {
        await cluster.primary();
        dead.start();
      };
    },
  },
  {
    name: 'the primary is changed',
    times: isShort ? 1 : 5,
    longest: usual,
    async cause({ cluster }) {
      await cluster.switchOver();
      return nothing;
    },
  },
  {
    name: 'PostgreSQL dies, Patroni lives',
    times: isShort ? 1 : 5,
    longest: usual,
    async cause({ cluster }) {
      const node = await cluster.primary();
      node.killPostmaster();
      return nothing;
    },
  },
  {
    name: 'Patroni dies, PostgreSQL lives',
    times: 1,
    longest: usual,
    async cause({ cluster }) {
      const node = await cluster.primary();
      await node.killPatroni();
      return async () => {
        await cluster.primary();
        node.start();
      };
    },
  },
  {
    name: 'etcd is frozen',
    times: 1,
    longest: usual,
    async cause({ cluster }) {
      cluster.freezeEtcd();
      await sleep(etcdAwayMs);
      return () => cluster.wakeEtcd();
    },
  },
  {
    name: 'both standbys are frozen',
    times: 1,
    longest: usual + frozenMs / 1000,
    async cause({ cluster }) {
      const standbys = await cluster.standbys();
      for (const node of standbys) node.freeze();
      await sleep(frozenMs);
      return () => {
        for (const node of standbys) node.goOn();
      };
    },
  },
  {
    name: 'a portal dies',
    times: isShort ? 1 : 3,
    longest: usual,
    async cause({ portals, time }) {
      await portals.killAndStart(time % 2);
      return nothing;
    },
  },
];
