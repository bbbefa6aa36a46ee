import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodeChild } from './node-child.ts';

/**
 * How often a child is asked, how long it may take to answer, and how many answers in a row it may owe: few when nothing in
 * it moves, many when its event loop still turns.
 */
export type Patience = { everyMs: number; answerWithinMs: number; misses: number; missesOfBusy: number };

export type Watch = {
  child: NodeChild;
  url: string;
  patience?: Patience;
  /** Aborted when everything ends: from then on a child that is slow to answer is finishing its work. */
  ending: AbortSignal;
  onSilence: () => void;
};

const PATIENCE: Patience = { everyMs: 5_000, answerWithinMs: 5_000, misses: 3, missesOfBusy: 24 };

/**
 * Ends a child that answers no more; the part that keeps it running starts it again. A process that loops, or was stopped by a
 * signal, hears no request to end, so it is killed with its group. One that is only overloaded answers its callers late or
 * not at all, but its event loop still hears us: ending it would take away what it is about to finish, and the callers
 * would be back at once.
 */
export async function watchLiveness({ child, url, patience = PATIENCE, ending, onSilence }: Watch): Promise<void> {
  const over = new AbortController();
  child.exited.finally(() => over.abort()).catch(() => undefined);
  const signal = AbortSignal.any([over.signal, ending]);

  for (let missed = 0, still = 0; missed < patience.missesOfBusy && still < patience.misses; ) {
    await sleep(patience.everyMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const within = AbortSignal.timeout(patience.answerWithinMs);
    const [isAnswered, isTurning] = await Promise.all([answers(url, within), turns(child, within)]);
    if (signal.aborted) return;
    missed = isAnswered ? 0 : missed + 1;
    still = isAnswered || isTurning ? 0 : still + 1;
  }
  onSilence();
  child.stopAtOnce();
}

/** Whatever it says: that it says something is what counts. On a connection of its own, so that none is found broken. */
function answers(url: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = get(url, { agent: false, signal }, (answer) => {
      answer.resume();
      resolve(true);
    });
    asking.on('error', () => resolve(false));
  });
}

/** Asked over its own channel, where no caller stands in line before us. */
async function turns({ process }: NodeChild, signal: AbortSignal): Promise<boolean> {
  if (!process.connected) return false;
  const isHeard = heardFrom(process, signal);
  process.send({ type: 'ping' }, () => undefined);
  return isHeard;
}

async function heardFrom(process: ChildProcess, signal: AbortSignal): Promise<boolean> {
  try {
    for await (const [message] of on(process, 'message', { signal })) if (message?.type === 'pong') return true;
  } catch {
    // No word of it in time.
  }
  return false;
}
