import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** When the supplier has ordered for a person, for themselves. */
export const personalActingStore = namedStore('acting', (transaction: Transaction) => ({
  async acting(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select started_at as since, coalesce(ended_at, expires_at) as until, reason from acting_session
      where uid = ${uid} order by started_at desc
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
