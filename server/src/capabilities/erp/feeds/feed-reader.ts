import { waker } from '../messages/waker.ts';
import type { ErpDeps } from '../needs/erp.deps.ts';
import { ErpFailure } from '../port/erp-failure.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { erpCursorStore, type FeedName, type FeedOfMarket, feedNames } from '../store/erp-cursor.store.ts';
import { feedRounds } from './feed-rounds.ts';
import { seenRows } from './read-feed.ts';

const lookEveryMs = 500;
/** Longer than any page takes; a process that was killed holds its feed no longer than this. */
const leaseMs = 120_000;
const reconcileEveryMs = 15 * 60_000;
/** What an ERP that was away gets before it is asked again. */
const awayMs = 5_000;

export type FeedReader = { stop: () => Promise<void> };

/** Reads what is due, one feed after the other; among several processes each feed is read by one at a time. */
export function startFeeds(deps: ErpDeps): FeedReader {
  const seen = seenRows();
  const rounds = feedRounds(deps, seen);
  const { pollMs } = deps.settings;
  const every: Readonly<Record<FeedName, number>> = {
    orders: pollMs,
    deliveries: pollMs * 4,
    billing: pollMs * 4,
    // Hourly and twice a day with the usual fifteen seconds: a credit line of yesterday only warns, so one failure is made up for.
    contracts: pollMs * 240,
    credit: pollMs * 2_880,
    reconciliation: reconcileEveryMs,
  };
  const { pause, wake } = waker();
  let isStopping = false;

  async function readOne(marketFeed: FeedOfMarket): Promise<void> {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const from = await deps.write((transaction) => erpCursorStore(transaction).lease({ ...marketFeed, now, until }));
    if (!from) return;
    let readAt: Date | undefined;
    let pauseMs = every[marketFeed.feed];
    try {
      const { end } =
        marketFeed.feed === 'reconciliation'
          ? await reconcile(deps, marketFeed, from)
          : await rounds[marketFeed.feed](marketFeed, from);
      await deps.write((transaction) => erpCursorStore(transaction).move(marketFeed, end));
      readAt = now;
    } catch (error) {
      pauseMs = Math.max(pauseMs, awayMs);
      const reason = error instanceof ErpFailure ? error.message : undefined;
      deps.logger.warn(
        { ...(reason ? { reason } : { err: error }), ...marketFeed },
        'a feed of the ERP could not be read',
      );
    }
    const dueAt = new Date(deps.clock.now().getTime() + pauseMs);
    await deps.write((transaction) => erpCursorStore(transaction).giveBack(marketFeed, dueAt, readAt));
  }

  const round = async () => {
    const due = await deps.read((transaction) => erpCursorStore(transaction).findDue(deps.clock.now()));
    for (const marketFeed of due) if (!isStopping) await readOne(marketFeed);
  };

  const looping = (async () => {
    let isPrepared = false;
    while (!isStopping) {
      const turn = isPrepared ? round() : prepare(deps);
      await turn.then(
        () => {
          isPrepared = true;
        },
        (error: unknown) => deps.logger.warn({ err: error }, 'the feeds of the ERP met an error'),
      );
      if (!isStopping) await pause(lookEveryMs);
    }
  })();
  return {
    async stop() {
      isStopping = true;
      wake();
      await looping;
    },
  };
}

const prepare = ({ port, write, clock }: ErpDeps): Promise<void> =>
  write((transaction) =>
    erpCursorStore(transaction).addMissing(
      port.markets.flatMap((country) => feedNames.map((feed) => ({ feed, country }))),
      clock.now(),
    ),
  );
