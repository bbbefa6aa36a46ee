import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** What customer service did for a person, for themselves. */
export const personalPeopleDeskStore = namedStore('people-desk', (transaction: Transaction) => ({
  async help(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select what, reason, at from people_help where uid = ${uid} order by at desc
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
