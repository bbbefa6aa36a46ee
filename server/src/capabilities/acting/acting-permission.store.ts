import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type ActingPermissionStore = ReturnType<typeof actingPermissionStore>;

/** People who let nobody order for them. */
export const actingPermissionStore = namedStore('acting', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'acting_forbidden'>();

  return {
    /** Those of them who have forbidden it. */
    async listForbidding(uids: readonly string[]): Promise<string[]> {
      const rows = await tables
        .selectFrom('acting_forbidden')
        .select('uid')
        .where('uid', '=', sql<string>`any(${[...uids]})`)
        .execute();
      return rows.map(({ uid }) => uid);
    },

    /** False where it was forbidden already. */
    async forbid(uid: string, since: Date): Promise<boolean> {
      const added = await tables
        .insertInto('acting_forbidden')
        .values({ uid, since })
        .onConflict((conflict) => conflict.doNothing())
        .returning('uid')
        .executeTakeFirst();
      return added !== undefined;
    },

    /** False where it was allowed already. */
    async allow(uid: string): Promise<boolean> {
      const removed = await tables
        .deleteFrom('acting_forbidden')
        .where('uid', '=', uid)
        .returning('uid')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
});
