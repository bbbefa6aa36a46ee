import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../embedded/src/start.ts', import.meta.url));

export type RunningDray = Awaited<ReturnType<typeof startDray>>;

/** The product as `npm start` runs it, on a data folder and a port of its own. */
export async function startDray(env: Record<string, string> = {}, below = tmpdir()) {
  const dataDir = mkdtempSync(join(below, 'dray-e2e-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  // The name that the portal knows itself by: its cookies belong to it.
  const address = `http://localhost:${port}`;
  let launcher = await launch();

  async function launch(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [start], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: '1',
        BUSY_ABOVE_MS: '0',
        CALLS_PER_MINUTE: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
    const exited = new Promise<never>((_resolve, reject) =>
      child.on('exit', (code) => reject(new Error(`Dray ended with ${code}:\n${said}`))),
    );
    exited.catch(() => undefined);
    await Promise.race([ready(address), exited]).catch((error: unknown) => {
      // Nobody else knows of it: it would run for ever.
      child.kill('SIGTERM');
      throw error;
    });
    return child;
  }

  return {
    address,
    dataDir,
    isRunning: () => launcher.exitCode === null && launcher.signalCode === null,
    databaseUrl: () => readFileSync(join(dataDir, 'run/database-url'), 'utf8').trim(),
    pidOf: {
      launcher: () => Number(launcher.pid),
      server: () => firstPid('run/server.pid'),
      postgres: () => firstPid('postgres/**/postmaster.pid'),
    },
    isReady: () => ready(address),
    async startAgain() {
      launcher = await launch();
    },
    end,
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };

  /** As Ctrl+C ends it; answers with its exit code. What it has stored stays. */
  async function end(): Promise<number | null> {
    if (launcher.exitCode !== null || launcher.signalCode !== null) return launcher.exitCode;
    const exited = new Promise<number | null>((resolve) => launcher.on('exit', resolve));
    launcher.kill('SIGTERM');
    return exited;
  }

  /** Not a number while the process is between two lives. */
  function firstPid(pattern: string): number {
    const [file] = globSync(pattern, { cwd: dataDir });
    try {
      return file ? Number.parseInt(readFileSync(join(dataDir, file), 'utf8'), 10) : Number.NaN;
    } catch {
      return Number.NaN;
    }
  }
}

async function ready(address: string): Promise<void> {
  const deadline = AbortSignal.timeout(90_000);
  while (!deadline.aborted) {
    const response = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    if (response?.ok) return;
    await sleep(50);
  }
  throw new Error('Dray was not ready within 90 s');
}

/**
 * Below those that the kernel gives to anyone who asks for any: the product needs it only after its database has been filled,
 * and by then a connection of somebody else may use one of these.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .on('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
