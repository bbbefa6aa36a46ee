import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePlan } from './cluster-files.ts';
import { endOf, signalAll, startProgram, withChildren } from './cluster-processes.ts';

export type DatabaseNode = ReturnType<typeof databaseNode>;

/** One machine of the cluster: Patroni and the PostgreSQL that it looks after. */
export function databaseNode({ name, folder, postgresPort, restPort }: NodePlan) {
  let patroni: ChildProcess | undefined;

  /** Patroni starts it beside itself, so it is no child of anybody's. */
  const postmaster = (): number[] => {
    try {
      return [Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0])].filter(Boolean);
    } catch {
      return [];
    }
  };
  const postgres = (): number[] => withChildren(postmaster());
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${restPort}${path}`, { ...init, signal: AbortSignal.timeout(5_000) });

  return {
    name,
    postgresPort,
    ask,
    start(): void {
      patroni = startProgram('patroni', [join(folder, 'patroni.yml')], join(folder, 'patroni.log'));
    },
    isPrimary: () =>
      ask('/primary').then(
        ({ status }) => status === 200,
        () => false,
      ),
    /** Everything at once, as when the power goes. */
    async killMachine(): Promise<void> {
      if (!patroni) return;
      const condemned = [...(patroni.pid ? withChildren([patroni.pid]) : []), ...postgres()];
      signalAll(condemned, 'SIGKILL');
      await endOf(patroni);
    },
    killPostmaster: () => signalAll(postgres(), 'SIGKILL'),
    async killPatroni(): Promise<void> {
      if (!patroni?.pid) return;
      signalAll(
        withChildren([patroni.pid]).filter((pid) => !postgres().includes(pid)),
        'SIGKILL',
      );
      await endOf(patroni);
    },
    freeze: () => signalAll(postgres(), 'SIGSTOP'),
    goOn: () => signalAll(postgres(), 'SIGCONT'),
  };
}
