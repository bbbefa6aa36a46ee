import { setTimeout as sleep } from 'node:timers/promises';
import { describeExit } from '../../process/child.ts';
import type { NodeChild } from './node-child.ts';

const READY_WITHIN_MS = 60_000;

export type ReadyMessage = { type: 'ready' } & Record<string, unknown>;

/** Waits until a child says that it listens; one that ends or keeps silent is stopped and is a failure. */
export async function untilReady(
  child: NodeChild,
  { ending, logFile }: { ending: AbortSignal; logFile: string },
): Promise<ReadyMessage> {
  const waiting = new AbortController();
  try {
    return await Promise.race([
      saysReady(child),
      endsBefore(child, logFile),
      givesNoSign(AbortSignal.any([ending, waiting.signal])),
    ]);
  } catch (error) {
    await child.stop();
    throw error;
  } finally {
    waiting.abort();
  }
}

function saysReady(child: NodeChild): Promise<ReadyMessage> {
  return new Promise((resolve) => {
    child.process.on('message', (message) => {
      if (isReady(message)) resolve(message);
    });
  });
}

const isReady = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';

async function endsBefore(child: NodeChild, logFile: string): Promise<never> {
  throw new Error(`it ended before it was ready, ${describeExit(await child.exited)}, see ${logFile}`);
}

async function givesNoSign(signal: AbortSignal): Promise<never> {
  await sleep(READY_WITHIN_MS, undefined, { signal });
  throw new Error(`it was not ready within ${READY_WITHIN_MS / 1000} s`);
}
