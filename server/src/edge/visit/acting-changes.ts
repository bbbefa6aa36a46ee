import type { Database, Transaction } from '#platform/database/connection.ts';
import type { Actor } from '#platform/request/request.ts';
import type { Visit } from './visit.ts';

/** Writes down which call somebody of the staff made for a customer. */
export type RecordActing = (transaction: Transaction, actor: Actor, operation: string) => Promise<void>;

type Gate = { database: Pick<Database, 'write'>; recordActing: RecordActing };

/** Somebody of the staff stays answerable for what they do for a customer. */
export const actorOf = ({ id, caller, staffUid }: Pick<Visit, 'id' | 'caller' | 'staffUid'>): Actor => ({
  name: staffUid ?? caller?.uid ?? 'visitor',
  companyId: caller?.companyId,
  ...(staffUid ? { actingFor: caller?.uid } : {}),
  requestId: id,
});

/**
 * Whatever is changed for a customer is written down with both names, in the same transaction, also where a customer's own
 * change would leave no line. First, because some changes bring their COMMIT along; once, however often the call writes.
 */
export function writeOf(
  { database, recordActing }: Gate,
  visit: Visit,
  operation: string | undefined,
): Database['write'] {
  if (!visit.staffUid || operation === undefined) return database.write;
  let isRecorded = false;
  return (work, end) =>
    database.write(async (transaction) => {
      if (isRecorded) return work(transaction);
      const recording = recordActing(transaction, actorOf(visit), operation);
      const [done] = await Promise.all([work(transaction), recording]);
      isRecorded = true;
      return done;
    }, end);
}
