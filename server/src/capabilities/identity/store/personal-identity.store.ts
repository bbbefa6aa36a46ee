import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** What is kept of a person’s account, for themselves. */
export const personalIdentityStore = namedStore('identity', (transaction: Transaction) => ({
  async account(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select first_name as "firstName", last_name as "lastName", email, phone, country, language, status,
        created_at as "createdAt"
      from account where uid = ${uid}
      limit ${max}`.execute(transaction);
    return rows;
  },

  async consents(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select kind as consent, version, accepted_at as at from consent where uid = ${uid} order by accepted_at
      limit ${max}`.execute(transaction);
    return rows;
  },

  /** Never what would let anybody in. */
  async sessions(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select browser, system, created_at as since, renewed_at as "lastUsed" from portal_session
      where uid = ${uid} order by created_at
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
