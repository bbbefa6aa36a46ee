import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** What a person has read and done of the content, for themselves. */
export const personalContentStore = namedStore('content', (transaction: Transaction) => ({
  async content(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select item.path as article, done.what, done.at from (
        select item_id, 'read' as what, read_at as at from content_read where uid = ${uid}
        union all select item_id, 'course', updated_at from content_progress where uid = ${uid}
        union all select item_id, case when is_helpful then 'helpful' else 'not helpful' end, voted_at from content_vote
          where uid = ${uid}) as done
      join content_item item on item.id = done.item_id order by done.at
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
