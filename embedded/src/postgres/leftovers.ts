import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProcess, findProcessesOf, programOf, type RunningProcess } from '../process/process-table.ts';
import { readIfThere } from '../process/read-if-there.ts';
import { isGoneWithin, stopProcess } from '../process/stop-process.ts';

type Log = (line: string) => void;

const PATIENCE_MS = 10_000;

export const lockFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/**
 * After a kill -9 of the launcher PostgreSQL lives on; after one of PostgreSQL its children need a moment to notice.
 * The lock is dropped only when nobody works in the cluster any more: two masters on one cluster destroy it.
 */
export async function clearLeftovers(cluster: string, log: Log): Promise<void> {
  const lockFile = lockFileOf(cluster);
  const lock = readIfThere(lockFile);
  if (lock === undefined) return;

  const orphan = findPostmaster(Number(lock.split('\n')[0]), cluster);
  if (orphan) {
    log(`stopping the PostgreSQL that an earlier run left behind (process ${orphan.pid})`);
    await stopProcess(orphan, { signal: 'SIGINT', patienceMs: PATIENCE_MS });
  }
  await outlive(findProcessesOf(realpathSync(cluster), ['postgres']));
  rmSync(lockFile, { force: true });
}

/** The process of the lock, if it is a PostgreSQL of exactly this cluster: its number may be somebody else's by now. */
export function findPostmaster(pid: number, cluster: string): RunningProcess | undefined {
  const found = findProcess(pid);
  if (!found || programOf(found.command) !== 'postgres') return undefined;
  const folder = realpathSync(cluster);
  const isOfThisCluster = found.workingFolder === folder || found.command.includes(cluster);
  return isOfThisCluster ? found : undefined;
}

/** Ends an initdb whose launcher was killed; nothing in its workshop is worth a polite end. */
export async function endWorkIn(workshop: string): Promise<void> {
  for (const initdb of findProcessesOf(workshop, ['initdb'])) {
    // With its group: it works through shells, which for a moment nothing but their group tells apart.
    await stopProcess(initdb, { signal: 'SIGKILL', patienceMs: PATIENCE_MS, withGroup: true });
  }
  for (const worker of findProcessesOf(workshop, ['postgres'])) {
    await stopProcess(worker, { signal: 'SIGKILL', patienceMs: PATIENCE_MS });
  }
}

/** Children without a postmaster end by themselves as soon as they look up from their query. */
async function outlive(children: RunningProcess[]): Promise<void> {
  for (const child of children) {
    if (await isGoneWithin(child, PATIENCE_MS)) continue;
    await stopProcess(child, { signal: 'SIGKILL', patienceMs: PATIENCE_MS });
  }
}
