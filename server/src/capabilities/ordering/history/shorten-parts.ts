import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { jobRunStore } from '#platform/jobs/job-run.store.ts';
import { workInChunks } from '#platform/jobs/work-in-chunks.ts';
import type { DoorOf } from '#platform/request/request.ts';

const ordersAtOnce = 200;

type Shortening = { shortenParts: (after: string, max: number) => Promise<string | undefined> };
type Round = { database: Pick<Database, 'read' | 'write'>; clock: Clock; orderingOf: DoorOf<Shortening> };

/**
 * Orders that were numbered before 0064 hold their parts by ship-to as well, by which nobody looks any more. Once: a night
 * after the one in which it came to the end finds nothing to do.
 */
export async function shortenParts({ orderingOf, ...round }: Round): Promise<void> {
  const job = 'shorten-order-parts';
  const finished = await round.database.read((transaction) => jobRunStore(transaction).listFinished());
  if (finished.some((run) => run.job === job)) return;
  await workInChunks<string>({ ...round, job }, async (transaction, after = '') => {
    const last = await orderingOf(transaction).shortenParts(after, ordersAtOnce);
    return last === undefined ? 'done' : { next: last };
  });
}
