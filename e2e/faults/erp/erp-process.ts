import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const main = fileURLToPath(new URL('../../../embedded/src/erp/main.ts', import.meta.url));
const credentials = { ERP_USER: 'DRAY', ERP_PASSWORD: 'erp-of-faults' };
const token = 'control-of-faults';

export type ErpStats = {
  posts: number;
  created: number;
  doubled: number;
  lost: number;
  replayed: number;
  /** What it holds back and will still commit. */
  waiting: number;
  met: Readonly<Record<string, number>>;
};
export type ErpProcess = Awaited<ReturnType<typeof startErpProcess>>;

/** The embedded ERP as a process of its own, with faults as they are set. */
export async function startErpProcess(databaseUrl: string) {
  const child = fork(main, {
    env: { PATH: process.env.PATH, ERP_DATABASE_URL: databaseUrl, ERP_CONTROL_TOKEN: token, ...credentials },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port, controlUrl } = await said<{ port: number; controlUrl: string }>(child);
  const own = new pg.Pool({ connectionString: databaseUrl, max: 8 });

  async function control<T>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${controlUrl}/control/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`control ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    env: { ERP_URL: `http://127.0.0.1:${port}`, ERP_CLIENT: '100', ...credentials },
    control,
    stats: () => control<ErpStats>('stats'),
    sql: async <Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
      (await own.query<Row>(statement, [...values])).rows,
    async stop() {
      await own.end();
      await ended(child, 'SIGTERM');
    },
  };
}

/** The first thing that a process tells the one that started it. */
export function said<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('exit', (code, signal) =>
      reject(new Error(`a process ended with ${code ?? signal} before it was ready`)),
    );
  });
}

export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
