import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { RunningDray } from '../../running-dray.ts';
import { findChildrenOf } from '../find-children-of.ts';
import type { SoakCall } from './soak-call.ts';

export type MachineSample = {
  seconds: number;
  serverPid: number;
  /** Megabytes of the process that serves, of its heap in use, and of every process of the launcher but PostgreSQL. */
  rss: number;
  heap: number;
  /** Of the same process: what the heap has taken from the system, and buffers outside of it. */
  heapTaken: number;
  outside: number;
  allRss: number;
  /** PostgreSQL's sessions, and how many of them are in a transaction that does nothing. */
  sessions: number;
  idleInTransaction: number;
  /** Connections that the server has lent to a call, and calls that wait for one. */
  lent: number;
};

const everyMs = 5_000;

/** Looks at the processes and at PostgreSQL's sessions every five seconds until it is told to stop. */
export async function watchMachine(dray: RunningDray, calls: SoakCall, metricsToken: string) {
  const database = new pg.Client({ connectionString: dray.databaseUrl(), application_name: 'soak' });
  await database.connect();
  const samples: MachineSample[] = [];
  const startedAt = performance.now();

  async function look(): Promise<MachineSample> {
    const serverPid = dray.pidOf.server();
    const figures = String((await calls.ask('/metrics', metricsToken)).body);
    const { rows } = await database.query<{ sessions: number; idle: number }>(
      `select count(*)::int as sessions, count(*) filter (where state like 'idle in transaction%')::int as idle
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return {
      seconds: (performance.now() - startedAt) / 1000,
      serverPid,
      rss: rssOf(serverPid),
      heap: figureIn(figures, 'nodejs_heap_size_used_bytes') / 1024 / 1024,
      heapTaken: figureIn(figures, 'nodejs_heap_size_total_bytes') / 1024 / 1024,
      outside: figureIn(figures, 'nodejs_external_memory_bytes') / 1024 / 1024,
      allRss: findChildrenOf(dray.pidOf.launcher())
        .filter((pid) => nameOf(pid) !== 'postgres')
        .reduce((sum, pid) => sum + rssOf(pid), 0),
      sessions: rows[0]?.sessions ?? Number.NaN,
      idleInTransaction: rows[0]?.idle ?? Number.NaN,
      lent: ['readers', 'writers', 'waiting'].reduce(
        (sum, kind) => sum + figureIn(figures, `dray_database_connections{kind="${kind}"}`),
        0,
      ),
    };
  }

  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(async () => void samples.push(await look()));
  }, everyMs);

  return {
    look,
    samples,
    async stop() {
      clearInterval(timer);
      await looking;
      await database.end();
    },
  };
}

/** Megabytes; nothing of a process that has ended. */
function rssOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) / 1024;
}

const nameOf = (pid: number): string => /Name:\s+(\S+)/.exec(statusOf(pid))?.[1] ?? '';

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // It ended while we looked.
    return '';
  }
}

const figureIn = (metrics: string, name: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? Number.NaN,
  );
