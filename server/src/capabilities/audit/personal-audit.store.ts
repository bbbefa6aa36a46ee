import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** What the audit holds about a person, for themselves. */
export const personalAuditStore = namedStore('audit', (transaction: Transaction) => ({
  /** Neither who else it was nor to whom it was done: those are other people’s. */
  async audit(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select found.action as what, found.at,
        case when found.actor = ${uid} then 'yourself' when found.actor ~ '^u-' then 'somebody else' else 'the portal' end as by
      from (select action, at, actor from audit_event where actor = ${uid}
        union all select action, at, actor from audit_event where subject = ${`account:${uid}`} and actor <> ${uid}
        union all select action, at, actor from audit_event where acting_for = ${uid} and actor <> ${uid}
          and subject <> ${`account:${uid}`}) as found
      order by found.at desc
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
