import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, describeExit } from '../../process/child.ts';
import { reasonOf, secondsSince, type Terminal } from '../terminal.ts';

export type KeepRunning<T extends Child> = {
  name: string;
  start: () => Promise<T>;
  /** How often the first start is tried before the launcher gives up. */
  triesAtStart: number;
  /** Before the first try after its end; none where another one is ready. */
  firstPauseMs?: number;
  terminal: Terminal;
  /** Aborted when everything is to end: from then on nothing is started again. */
  ending: AbortSignal;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

export type KeptRunning<T extends Child = Child> = { first: T; stop(): Promise<void>; stopAtOnce(): void };

const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 5_000;

/** Starts a child and starts it again whenever it dies, until the launcher ends. */
export async function keepRunning<T extends Child>(options: KeepRunning<T>): Promise<KeptRunning<T>> {
  const first = await startWithPauses(options, options.triesAtStart);
  let current: Child | undefined = first;

  const watch = async (): Promise<void> => {
    while (current) {
      const exit = await current.exited;
      current = undefined;
      if (options.ending.aborted) return;
      options.terminal.complain(`! ${options.name} ended unexpectedly (${describeExit(exit)}); starting it again`);
      current = await startAgain(options);
      // The end was asked for while it started, so that `stop` could not see it.
      if (options.ending.aborted) await current?.stop();
    }
  };
  const watching = watch();

  return {
    first,
    stop: async () => {
      await current?.stop();
      await watching;
    },
    stopAtOnce: () => current?.stopAtOnce(),
  };
}

/** What has run once is worth every further try: the disk may get free, the database may come back. */
async function startAgain<T extends Child>(options: KeepRunning<T>): Promise<T | undefined> {
  const startedAt = performance.now();
  const pause = options.pause ?? pauseUnlessEnding;
  await pause(options.firstPauseMs ?? FIRST_PAUSE_MS, options.ending);
  try {
    const child = await startWithPauses(options, Number.POSITIVE_INFINITY);
    options.terminal.say(`✓ ${options.name} is back (${secondsSince(startedAt)})`);
    return child;
  } catch (error) {
    if (options.ending.aborted) return undefined;
    throw error;
  }
}

async function startWithPauses<T extends Child>(options: KeepRunning<T>, tries: number): Promise<T> {
  const { name, start, terminal, ending, pause = pauseUnlessEnding } = options;
  for (let failed = 1, pauseMs = FIRST_PAUSE_MS; ; failed++, pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    ending.throwIfAborted();
    try {
      return await start();
    } catch (error) {
      if (ending.aborted || failed >= tries) throw error;
      terminal.complain(`! ${name} did not start (${reasonOf(error)}); trying again`);
      await pause(pauseMs, ending);
    }
  }
}

/** An abort only shortens the pause; what follows looks at the signal itself. */
const pauseUnlessEnding = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
