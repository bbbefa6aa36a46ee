import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** What a person may do where, for themselves. */
export const personalAccessStore = namedStore('access', (transaction: Transaction) => ({
  async roles(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select held.company_id as company, held.ship_to_id as "shipTo", role.name as role,
        held.deactivation_id is not null as "isOff"
      from role_grant held join role on role.roleid = held.roleid
      where held.uid = ${uid} order by 1, 2, 3
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
