import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../process/child.ts';

/** How often a child is asked, how long it may take to answer, and how many answers in a row it may owe. */
export type Patience = { everyMs: number; answerWithinMs: number; misses: number };

export type Watch = {
  child: Child;
  url: string;
  patience?: Patience;
  /** Aborted when everything ends: from then on a child that is slow to answer is finishing its work. */
  ending: AbortSignal;
  onSilence: () => void;
};

const PATIENCE: Patience = { everyMs: 5_000, answerWithinMs: 5_000, misses: 3 };

/**
 * Ends a child that answers no more; whoever keeps it running starts it again. A process that loops, or was stopped by a
 * signal, hears no request to end, so it is killed with its group.
 */
export async function watchLiveness({ child, url, patience = PATIENCE, ending, onSilence }: Watch): Promise<void> {
  const over = new AbortController();
  child.exited.finally(() => over.abort()).catch(() => undefined);
  const signal = AbortSignal.any([over.signal, ending]);

  for (let missed = 0; missed < patience.misses; ) {
    await sleep(patience.everyMs, undefined, { signal }).catch(() => undefined);
    const answered = !signal.aborted && (await answers(url, patience.answerWithinMs));
    if (signal.aborted) return;
    missed = answered ? 0 : missed + 1;
  }
  onSilence();
  child.stopAtOnce();
}

/** Whatever it says: that it says something is what counts. On a connection of its own, so that none is found broken. */
function answers(url: string, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = get(url, { agent: false, signal: AbortSignal.timeout(withinMs) }, (answer) => {
      answer.resume();
      resolve(true);
    });
    asking.on('error', () => resolve(false));
  });
}
