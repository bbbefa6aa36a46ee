import { type ServerProcess, startServerProcess } from '../server-process.ts';
import type { DatabaseCluster } from './database-cluster.ts';

export type TwoPortals = Awaited<ReturnType<typeof startPortals>>;

/** Two processes on one folder of files, as on two machines with a bucket; both take jobs and read from the replicas. */
export async function startPortals(cluster: DatabaseCluster, dataDir: string, ports: readonly number[]) {
  const source = { dataDir, databaseUrl: () => cluster.url('dray') };
  const env = {
    READ_DATABASE_URL: cluster.readUrl('dray'),
    PUBLIC_URL: cluster.front,
    TRUST_PROXY: '1',
    BUSY_ABOVE_MS: '0',
    LOG_LEVEL: 'error',
  };
  const portals: ServerProcess[] = [];
  for (const port of ports) portals.push(await startServerProcess(source, env, port));
  return {
    /** Killed like a machine, and started again as an orchestrator would. */
    async killAndStart(index: number): Promise<void> {
      const { pid, port } = portals[index] ?? {};
      if (!pid || !port) throw new Error(`there is no portal ${index}`);
      process.kill(pid, 'SIGKILL');
      portals[index] = await startServerProcess(source, env, port);
    },
    areAlive: (): boolean => portals.every(({ pid }) => isAlive(pid)),
    stop: () => Promise.all(portals.map((portal) => portal.stop())),
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
