import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** As the table spells the kinds. */
export type Accepted = { kind: string; version: string; acceptedAt: Date };
export type ConsentStore = ReturnType<typeof consentStore>;

/** What somebody has accepted, version by version; nothing of it is ever taken back. */
export const consentStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'consent'>();

  return {
    /** The latest of each kind last. */
    async listAccepted(uid: string): Promise<Accepted[]> {
      const rows = await tables
        .selectFrom('consent')
        .select(['kind', 'version', 'accepted_at'])
        .where('uid', '=', uid)
        .orderBy('accepted_at')
        .execute();
      return rows.map((row) => ({ kind: row.kind, version: row.version, acceptedAt: row.accepted_at }));
    },

    /** Those who have accepted any version of it. */
    async listWhoAccepted(kind: string, uids: readonly string[]): Promise<string[]> {
      if (uids.length === 0) return [];
      const rows = await tables
        .selectFrom('consent')
        .select('uid')
        .distinct()
        .where('kind', '=', kind)
        .where('uid', 'in', uids)
        .execute();
      return rows.map(({ uid }) => uid);
    },

    async addAccepted(uid: string, accepted: readonly Accepted[]): Promise<void> {
      if (accepted.length === 0) return;
      await tables
        .insertInto('consent')
        .values(accepted.map(({ kind, version, acceptedAt }) => ({ uid, kind, version, accepted_at: acceptedAt })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
});
