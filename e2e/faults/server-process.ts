import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort, type RunningDray } from '../running-dray.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** One more server beside the launcher's, on the same database and with the same secret. */
export async function startServerProcess(
  { dataDir, databaseUrl }: Pick<RunningDray, 'dataDir' | 'databaseUrl'>,
  env: Record<string, string> = {},
  onPort?: number,
) {
  const port = onPort ?? (await freePort());
  const child = fork(main, {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl(),
      DEMO: '1',
      CALLS_PER_MINUTE: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`a server process ended with ${code}`)));
  });
  return {
    address: `http://localhost:${port}`,
    port,
    pid: Number(child.pid),
    /** As an operator stops it; answers with its exit code. */
    stop: () =>
      new Promise<number | null>((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}
