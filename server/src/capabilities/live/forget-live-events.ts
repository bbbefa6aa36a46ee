import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { workInChunks } from '#platform/jobs/work-in-chunks.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { LiveDoor } from './live.door.ts';

/** A busy portal writes thousands in five minutes; they have one index besides their key. */
const maxRows = 2_000;

type Round = { database: Pick<Database, 'write'>; clock: Clock; liveOf: DoorOf<Pick<LiveDoor, 'forgetOld'>> };

export async function forgetLiveEvents({ liveOf, ...round }: Round): Promise<void> {
  await workInChunks<'again'>({ ...round, job: 'forget-live-events' }, async (transaction) => {
    const removed = await liveOf(transaction).forgetOld(maxRows);
    return removed >= maxRows ? { next: 'again' } : 'done';
  });
}
