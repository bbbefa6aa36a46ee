import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lookAtVolume } from '@dray/server/platform/disk/free-space.ts';
import { type Child, type Exit, exitOf, exitsWithin } from '../process/child.ts';
import { readIfThere } from '../process/read-if-there.ts';
import { StartRefused } from '../start-refused.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { lockFileOf } from './leftovers.ts';
import { serverSettings, spawnOptions } from './settings.ts';

export type PostmasterOptions = {
  location: ClusterLocation;
  binaries: string;
  port: number;
  durable: boolean;
  signal?: AbortSignal | undefined;
};

const LOOK_EVERY_MS = 20;
const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 5_000;
const LOG_LIMIT_BYTES = 20 * 1024 * 1024;

export async function startPostmaster(options: PostmasterOptions): Promise<Child> {
  const { location, binaries, port, durable, signal } = options;
  signal?.throwIfAborted();
  const logFile = join(location.folder, 'postgres.log');
  const logStart = beginLog(logFile);

  // The log is a file, not a pipe to us: PostgreSQL must be able to write it when we were killed.
  const log = openSync(logFile, 'a', 0o600);
  const args = ['-D', location.cluster, ...serverSettings(port, durable, lookAtVolume(location.folder).totalBytes)];
  const child = spawn(join(binaries, 'bin/postgres'), args, {
    ...spawnOptions(location.user),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = exitOf(child);
  const stop = () => stopPostmaster(child, exited);

  let hasExited = false;
  const noteExit = exited.then(() => {
    hasExited = true;
  });
  while (!isReady(location.cluster, child.pid)) {
    if (signal?.aborted) await stop();
    signal?.throwIfAborted();
    if (hasExited) throw new StartRefused(`PostgreSQL did not start: ${lastComplaint(logFile, logStart)}`);
    await Promise.race([sleep(LOOK_EVERY_MS), noteExit]);
  }
  return { pid: Number(child.pid), exited, stop, stopAtOnce: () => void child.kill('SIGQUIT') };
}

/** PostgreSQL itself writes its state into the lock file; this is how pg_ctl waits, too. */
function isReady(cluster: string, pid: number | undefined): boolean {
  const lines = readIfThere(lockFileOf(cluster))?.split('\n') ?? [];
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

/** Fast: open transactions are rolled back, the rest is written. Immediate: the next start recovers from the log. */
async function stopPostmaster(child: ChildProcess, exited: Promise<Exit>): Promise<void> {
  child.kill('SIGINT');
  if (await exitsWithin(exited, FAST_STOP_MS)) return;
  child.kill('SIGQUIT');
  if (await exitsWithin(exited, IMMEDIATE_STOP_MS)) return;
  child.kill('SIGKILL');
  await exited;
}

function beginLog(file: string): number {
  if (!existsSync(file)) return 0;
  const { size } = statSync(file);
  if (size < LOG_LIMIT_BYTES) return size;
  renameSync(file, `${file}.1`);
  return 0;
}

function lastComplaint(logFile: string, logStart: number): string {
  const lines = readFileSync(logFile).subarray(logStart).toString('utf8').trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1);
  return `${fatal?.replace(/^.*?(FATAL|PANIC): +/, '') ?? 'it gave no reason'} (see ${logFile})`;
}
