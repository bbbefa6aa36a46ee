import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** Those that were replaced with the latest first. */
export type PasswordHashes = { present: string | undefined; replaced: readonly string[] };
/** A new one, and what it takes the place of. */
export type HashedPassword = { from: string | undefined; to: string };
export type PasswordStore = ReturnType<typeof passwordStore>;

export const passwordStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'account' | 'password_history'>();

  return {
    async findHashes(uid: string, max: number): Promise<PasswordHashes> {
      const [present, replaced] = await Promise.all([
        tables.selectFrom('account').select('password_hash').where('uid', '=', uid).executeTakeFirst(),
        tables
          .selectFrom('password_history')
          .select('password_hash')
          .where('uid', '=', uid)
          .orderBy('id', 'desc')
          .limit(max - 1)
          .execute(),
      ]);
      return { present: present?.password_hash ?? undefined, replaced: replaced.map((row) => row.password_hash) };
    },

    /** False where it was changed since the old one was looked at: of two at once one wins. */
    async setPassword(uid: string, change: HashedPassword): Promise<boolean> {
      const set = await tables
        .updateTable('account')
        .set({ password_hash: change.to })
        .where('uid', '=', uid)
        .where(sql<boolean>`password_hash is not distinct from ${change.from ?? null}`)
        .returning('uid')
        .executeTakeFirst();
      return set !== undefined;
    },

    /** Keeps that many at most. */
    async addReplaced(uid: string, passwordHash: string, { at, keep }: { at: Date; keep: number }): Promise<void> {
      const kept = tables
        .selectFrom('password_history')
        .select('id')
        .where('uid', '=', uid)
        .orderBy('id', 'desc')
        .limit(keep);
      await Promise.all([
        tables.insertInto('password_history').values({ uid, password_hash: passwordHash, set_at: at }).execute(),
        tables.deleteFrom('password_history').where('uid', '=', uid).where('id', 'not in', kept).execute(),
      ]);
    },

    /** Anyone who came by the link of their invitation has shown that the address is theirs. */
    async setVerified(uid: string): Promise<void> {
      await tables
        .updateTable('account')
        .set({ status: 'Active', user_validation: true, version: sql`version + 1` })
        .where('uid', '=', uid)
        .where('status', '=', 'Invited')
        .execute();
    },
  };
});
