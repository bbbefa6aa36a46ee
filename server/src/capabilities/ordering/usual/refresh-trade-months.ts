import { daysBefore } from '@dray/contract/retention.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { type ChunkEnd, workInChunks } from '#platform/jobs/work-in-chunks.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';

/** The last ship-to that was counted, and since when orders count in this round. */
export type CountedShipTos = { last: string; since: string };

/** Their orders of eighteen months are read in a fraction of a second. */
const shipTosAtOnce = 250;

/** Eighteen months: every season once, and the last one twice. */
export const countedSince = (now: Date): Date => daysBefore(now, 548);

/** For the first who needs it; where an hour ago there was nothing to be learnt, there is hardly more now. */
export const askForTradeMonths = ({ usual, clock }: OrderingDeps): Promise<void> =>
  usual.askForCount(new Date(clock.now().getTime() - 3_600_000));

type Counting = { countTradeMonths: (from: CountedShipTos | undefined) => Promise<ChunkEnd<CountedShipTos>> };
type Round = { database: Pick<Database, 'write'>; clock: Clock; orderingOf: DoorOf<Counting> };

export async function refreshTradeMonths({ orderingOf, ...round }: Round): Promise<void> {
  await workInChunks<CountedShipTos>({ ...round, job: 'refresh-trade-months' }, (transaction, from) =>
    orderingOf(transaction).countTradeMonths(from),
  );
}

/**
 * Learns from all customers of each trade; once a day, for a month moves slowly. So many ship-tos at once, until there are
 * none left: then what was counted takes the place of what was known.
 */
export async function countTradeMonths(
  { usual, listTrades, clock }: OrderingDeps,
  from: CountedShipTos | undefined,
): Promise<ChunkEnd<CountedShipTos>> {
  const since = from?.since ?? countedSince(clock.now()).toISOString();
  if (!from) await usual.forgetCounted();
  const shipTos = await listTrades(from?.last, shipTosAtOnce);
  if (shipTos.length > 0) await usual.countTradeMonths(shipTos, new Date(since));
  const last = shipTos[shipTosAtOnce - 1]?.shipToId;
  if (last !== undefined) return { next: { last, since } };
  await usual.showCounted();
  return 'done';
}
