import type { Reads } from '@dray/contract/reads.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { type LogPosition, laterOf } from '#platform/log-position.ts';
import type { Request } from '#platform/request/request.ts';
import { type RecordActing, writeOf } from './acting-changes.ts';
import type { RecentChanges } from './recent-changes.ts';
import type { Visit } from './visit.ts';

type Store = {
  database: Pick<Database, 'read' | 'readerAfter' | 'replicas' | 'write'>;
  clock: Clock;
  recentChanges: RecentChanges;
  recordActing: RecordActing;
};
type Asked = { reads?: Reads | undefined; operation?: string | undefined };

export type Means = Pick<Request, 'read' | 'readNewest' | 'write'> & { clock: Clock };

/** How a call reads and writes: what its person has just changed is read where it is for certain. */
export function meansOf(gate: Store, visit: Visit, { reads, operation }: Asked): Means {
  const { database, clock, recentChanges } = gate;
  const { caller, staffUid, end, seen } = visit;
  const write = writeOf(gate, visit, operation);
  const read = database.read;
  if (!database.replicas) return { read, readNewest: read, write: (work) => write(work, end), clock };
  const noteChange = () => {
    if (caller && end?.writePosition)
      for (const uid of [caller.uid, staffUid ?? []].flat()) recentChanges.note(uid, end.writePosition);
  };
  // Asked again with every statement: the call itself may have written meanwhile.
  const seenByNow = (): LogPosition | undefined => {
    const said = seen();
    return said && laterOf(said, end?.writePosition, caller && recentChanges.find(caller));
  };
  return {
    read: reads === 'replica' ? database.readerAfter(seenByNow) : read,
    readNewest: read,
    write: (work) => write(work, end).finally(noteChange),
    clock,
  };
}
