import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a process ended, as Node reports it. */
export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A process we started and look after. `stop` lets it finish its work, `stopAtOnce` does not. */
export type Child = { pid: number; exited: Promise<Exit>; stop(): Promise<void>; stopAtOnce(): void };

export const describeExit = ({ code, signal }: Exit): string => (signal ? `killed by ${signal}` : `exit code ${code}`);

export function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

export async function exitsWithin(exited: Promise<Exit>, patienceMs: number): Promise<boolean> {
  const patience = new AbortController();
  const isGone = exited.then(() => true);
  const isOver = sleep(patienceMs, false, { signal: patience.signal }).catch(() => false);
  const answer = await Promise.race([isGone, isOver]);
  patience.abort();
  return answer;
}

/** Waits for a program that ends by itself; called off, it is stopped and still waited for, so that none is left. */
export async function runToEnd(child: ChildProcess, signal?: AbortSignal): Promise<Exit> {
  const callOff = () => child.kill();
  signal?.addEventListener('abort', callOff);
  try {
    const exit = await exitOf(child);
    signal?.throwIfAborted();
    return exit;
  } finally {
    signal?.removeEventListener('abort', callOff);
  }
}
