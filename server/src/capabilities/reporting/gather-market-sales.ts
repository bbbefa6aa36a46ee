import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { workInChunks } from '#platform/jobs/work-in-chunks.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { ReportingDoor } from './reporting.door.ts';

/** A day of a market has a row for each of its orders and kinds, some thousands at most. */
const daysAtOnce = 50;

type Round = {
  database: Pick<Database, 'write'>;
  clock: Clock;
  reportingOf: DoorOf<Pick<ReportingDoor, 'gatherMarketSales'>>;
};

/** What was noted of markets is put together, so that a report reads few rows a day. */
export async function gatherMarketSales({ reportingOf, ...round }: Round): Promise<void> {
  await workInChunks<'again'>({ ...round, job: 'gather-market-sales' }, async (transaction) => {
    const days = await reportingOf(transaction).gatherMarketSales(daysAtOnce);
    return days >= daysAtOnce ? { next: 'again' } : 'done';
  });
}
