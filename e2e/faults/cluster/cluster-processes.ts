import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { findChildrenOf } from '../find-children-of.ts';
import { drillUser, findProgram } from '../restore/drill-programs.ts';

/** Debian's packages; the first of which is not here. */
export function findMissing(): string | undefined {
  const needed = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', pg_rewind: 'postgresql' };
  return Object.entries(needed).find(([program]) => !findProgram(program))?.[1];
}

/** One program of the cluster, as an ordinary user, what it says in a file. */
export function startProgram(name: string, args: readonly string[], logFile: string): ChildProcess {
  const file = findProgram(name);
  if (!file) throw new Error(`${name} is not installed`);
  const log = openSync(logFile, 'a');
  // A password in the environment would go before the one in Patroni's own file.
  const { PGPASSWORD: _ours, ...env } = process.env;
  return spawn(file, args, { ...drillUser, cwd: '/', env, stdio: ['ignore', log, log] });
}

/** With all that they have started: a machine does not leave any of it behind. */
export function withChildren(pids: readonly number[]): number[] {
  return pids.flatMap((pid) => [pid, ...withChildren(findChildrenOf(pid))]);
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

export async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => child.once('exit', () => resolve()));
}
