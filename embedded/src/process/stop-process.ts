import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '../start-refused.ts';
import { isRunning, type ProcessIdentity } from './process-table.ts';
import { hasCode } from './read-if-there.ts';

export type StopOptions = { signal: NodeJS.Signals; patienceMs: number; withGroup?: boolean };

const LOOK_EVERY_MS = 25;
const DEATH_TAKES_MS = 5_000;

/** Asks a process to end, and ends it when its time is up. For processes that are not our own children. */
export async function stopProcess(target: ProcessIdentity, options: StopOptions): Promise<void> {
  send(target, options.signal, options.withGroup);
  if (await isGoneWithin(target, options.patienceMs)) return;
  send(target, 'SIGKILL', options.withGroup);
  if (await isGoneWithin(target, DEATH_TAKES_MS)) return;
  throw new StartRefused(
    `Process ${target.pid} cannot be ended; it may hang in the kernel. Look at it and start again.`,
  );
}

export async function isGoneWithin(target: ProcessIdentity, patienceMs: number): Promise<boolean> {
  for (let waitedMs = 0; isRunning(target); waitedMs += LOOK_EVERY_MS) {
    if (waitedMs >= patienceMs) return false;
    await sleep(LOOK_EVERY_MS);
  }
  return true;
}

function send(target: ProcessIdentity, signal: NodeJS.Signals, toGroup = false): void {
  if (!isRunning(target)) return;
  try {
    process.kill(toGroup ? -target.pid : target.pid, signal);
  } catch (error) {
    // It ended between the look and the signal: what we wanted.
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}
