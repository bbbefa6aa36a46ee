import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type ProgramToken = { id: string; uid: string; issuedAt: Date; expiresAt: Date };
export type ProgramTokenStore = ReturnType<typeof programTokenStore>;

/** Tokens that were given to programs; one without its row is void. */
export const programTokenStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'program_token'>();

  return {
    async addToken({ id, uid, issuedAt, expiresAt }: ProgramToken): Promise<void> {
      await tables
        .insertInto('program_token')
        .values({ id, uid, issued_at: issuedAt, expires_at: expiresAt })
        .execute();
    },

    async isLive(id: string): Promise<boolean> {
      const row = await tables.selectFrom('program_token').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },

    async listTokensOf(uid: string, now: Date): Promise<ProgramToken[]> {
      const rows = await tables
        .selectFrom('program_token')
        .selectAll()
        .where('uid', '=', uid)
        .where('expires_at', '>', now)
        .orderBy('issued_at')
        .execute();
      return rows.map((row) => ({ id: row.id, uid: row.uid, issuedAt: row.issued_at, expiresAt: row.expires_at }));
    },

    /** Of those who have any. */
    async countTokens(uids: readonly string[], now: Date): Promise<Map<string, number>> {
      if (uids.length === 0) return new Map();
      const rows = await tables
        .selectFrom('program_token')
        .select(({ fn }) => ['uid', fn.countAll<string>().as('count')])
        .where('uid', 'in', uids)
        .where('expires_at', '>', now)
        .groupBy('uid')
        .execute();
      return new Map(rows.map(({ uid, count }) => [uid, Number(count)]));
    },

    async removeToken(id: string): Promise<void> {
      await tables.deleteFrom('program_token').where('id', '=', id).execute();
    },

    /** Everybody's where nobody is named. */
    async removeTokensOf(uid: string | undefined): Promise<void> {
      const tokens = tables.deleteFrom('program_token');
      await (uid === undefined ? tokens : tokens.where('uid', '=', uid)).execute();
    },

    async removeExpired(now: Date, max: number): Promise<number> {
      const rows = await runFixed(
        transaction,
        fixed`delete from program_token where ctid = any(array(
            select ctid from program_token where expires_at < ${now} order by expires_at limit ${max}
            for update skip locked))
          returning 1`,
      );
      return rows.length;
    },
  };
});
