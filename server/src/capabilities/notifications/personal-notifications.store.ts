import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** Of what a person was notified, for themselves. */
export const personalNotificationsStore = namedStore('notifications', (transaction: Transaction) => ({
  /** By kind alone: what else it holds may concern colleagues. */
  async notifications(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select kind as what, created_at as at, read_at as "readAt" from notification
      where uid = ${uid} order by created_at desc
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
