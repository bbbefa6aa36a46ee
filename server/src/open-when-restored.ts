import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '#platform/logger.ts';

const lookEveryMs = 1_000;

type Opening = {
  /** Whether the database was restored from a backup and nobody has said yet that it may be worked with. */
  isClosed: () => Promise<boolean>;
  /** Whatever leaves the portal by itself: mails, orders to the ERP. */
  begin: () => Promise<void>;
  logger: Logger;
};

/** Begins at once, or as soon as an operator has run `restored`. What is stopped before that is not begun any more. */
export async function openWhenRestored({ isClosed, begin, logger }: Opening): Promise<{ stop: () => Promise<void> }> {
  if (!(await isClosed())) {
    await begin();
    return { stop: async () => undefined };
  }
  logger.warn('the database was restored: closed, and nothing is sent, until `npm run portal -- restored` has run');
  const stopping = new AbortController();
  const waiting = (async () => {
    while (await isStillClosed(isClosed)) {
      await sleep(lookEveryMs, undefined, { signal: stopping.signal });
    }
    stopping.signal.throwIfAborted();
    await begin();
    logger.info('the restored database is open');
  })().catch((error: unknown) => {
    // Otherwise nobody catches it, and the process ends as at any start that fails.
    if (!stopping.signal.aborted) throw error;
  });
  return {
    async stop() {
      stopping.abort();
      await waiting;
    },
  };
}

/** A database that is away is asked again. */
const isStillClosed = (isClosed: () => Promise<boolean>): Promise<boolean> => isClosed().catch(() => true);
