import { setTimeout as sleep } from 'node:timers/promises';
import { startFeeds } from './feeds/feed-reader.ts';
import { startSender } from './messages/sender.ts';
import type { ErpDeps } from './needs/erp.deps.ts';

const stopWithinMs = 8_000;

export type RunningErp = { stop: () => Promise<void>; isAway: () => boolean };

/** The ERP's two sides: what goes to it, and what is read from it. `close` cuts what does not end by itself. */
export function runErp(deps: ErpDeps, close: () => void): RunningErp {
  const sender = startSender(deps);
  const feeds = startFeeds(deps);
  return {
    isAway: sender.isAway,
    async stop() {
      const stopped = Promise.all([sender.stop(), feeds.stop()]);
      // What is under way by then is known to be unknown, and is looked for after the next start.
      await Promise.race([stopped, sleep(stopWithinMs, undefined, { ref: false })]);
      close();
      await stopped;
    },
  };
}
