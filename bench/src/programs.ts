import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Program = {
  pid: number;
  port: number;
  /** What it said when it was ready. */
  ready: Readonly<Record<string, unknown>>;
  stop(): Promise<void>;
};

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export function startDray(databaseUrl: string, more: Readonly<Record<string, string>> = {}): Promise<Program> {
  return start(at('../../server/src/main.ts'), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: more.DATA_DIR ?? ownDataDir(),
    DEMO: '1',
    LOG_LEVEL: 'warn',
    // It is to be measured under load, not to turn it away.
    BUSY_ABOVE_MS: '0',
    CALLS_PER_MINUTE: '0',
    // Mails are another process's work.
    JOBS: '0',
    ...more,
  });
}

function ownDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'dray-bench-'));
  // Under root the server becomes another user, who must be able to pass.
  chmodSync(dataDir, 0o711);
  return dataDir;
}

export const startFloor = (databaseUrl: string): Promise<Program> =>
  start(at('floor-server.ts'), { DATABASE_URL: databaseUrl });

export async function start(file: string, env: Readonly<Record<string, string>>): Promise<Program> {
  const port = await findFreePort();
  const child = fork(file, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = await new Promise<Program['ready']>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Program['ready']));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { pid: child.pid ?? 0, port, ready, stop: () => stop(child) };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
