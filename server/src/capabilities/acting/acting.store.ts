import type { Country } from '@dray/contract/markets.ts';
import { type Selectable, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Tables } from '#platform/database/tables.generated.ts';
import type { ActingSession } from './acting.model.ts';

export type ActingStore = ReturnType<typeof actingStore>;

export const actingStore = namedStore('acting', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'acting_session'>();

  return {
    async addSession(session: ActingSession): Promise<void> {
      await tables
        .insertInto('acting_session')
        .values({
          id: session.id,
          staff_uid: session.staffUid,
          session_id: session.sessionId,
          uid: session.uid,
          ship_to_id: session.shipToId ?? null,
          company_id: session.companyId,
          country: session.country,
          customer_type: session.customerType ?? null,
          reason: session.reason,
          started_at: session.startedAt,
          expires_at: session.expiresAt,
        })
        .execute();
    },

    async findSession(id: string): Promise<ActingSession | undefined> {
      const row = await tables.selectFrom('acting_session').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toSession(row);
    },

    /** False where it was over before. */
    async renewSession(id: string, now: Date, expiresAt: Date): Promise<boolean> {
      const renewed = await tables
        .updateTable('acting_session')
        .set({ expires_at: expiresAt })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst();
      return renewed !== undefined;
    },

    /** False where it had ended before: an end is written down once. */
    async endSession(id: string, now: Date): Promise<boolean> {
      const ended = await tables
        .updateTable('acting_session')
        .set({ ended_at: now })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    /** What goes on for a person ends. */
    async endSessionsFor(uid: string, now: Date): Promise<number> {
      const ended = await tables
        .updateTable('acting_session')
        .set({ ended_at: now })
        .where('uid', '=', uid)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .execute();
      return ended.length;
    },

    /** Their end is in the audit; nobody asks for the rows. */
    async forgetOver(before: Date, max: number): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from acting_session where id in (
          select id from acting_session where coalesce(ended_at, expires_at) < ${before} limit ${max}
        )`.execute(tables);
      return Number(numAffectedRows ?? 0);
    },
  };
});

const toSession = (row: Selectable<Tables['acting_session']>): ActingSession => ({
  id: row.id,
  staffUid: row.staff_uid,
  sessionId: row.session_id,
  uid: row.uid,
  shipToId: row.ship_to_id ?? undefined,
  companyId: row.company_id,
  country: row.country as Country,
  customerType: row.customer_type ?? undefined,
  reason: row.reason,
  startedAt: row.started_at,
  expiresAt: row.expires_at,
  endedAt: row.ended_at ?? undefined,
});
