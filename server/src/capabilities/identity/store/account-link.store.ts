import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { AccountLink, LinkKind } from '../rules/account-link.model.ts';

export type AccountLinkStore = ReturnType<typeof accountLinkStore>;

export const accountLinkStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'account_link'>();

  return {
    async findLink(code: string): Promise<AccountLink | undefined> {
      const row = await tables.selectFrom('account_link').selectAll().where('code', '=', code).executeTakeFirst();
      return row && toLink(row);
    },

    async addLink(link: Omit<AccountLink, 'usedAt' | 'endedAt'>): Promise<void> {
      await tables
        .insertInto('account_link')
        .values({
          code: link.code,
          uid: link.uid,
          kind: link.kind,
          digest: link.digest,
          created_at: link.createdAt,
          expires_at: link.expiresAt,
          created_by: link.createdBy ?? null,
        })
        .execute();
    },

    /** All that somebody has open, or those of one kind. */
    async endLinksOf(uid: string, kind: LinkKind | undefined, at: Date): Promise<void> {
      const open = tables
        .updateTable('account_link')
        .set({ ended_at: at })
        .where('uid', '=', uid)
        .where('used_at', 'is', null)
        .where('ended_at', 'is', null);
      await (kind === undefined ? open : open.where('kind', '=', kind)).execute();
    },

    /** False for anyone who comes second, though they may have found it open. */
    async useLink(code: string, at: Date): Promise<boolean> {
      const used = await tables
        .updateTable('account_link')
        .set({ used_at: at })
        .where('code', '=', code)
        .where('used_at', 'is', null)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', at)
        .returning('code')
        .executeTakeFirst();
      return used !== undefined;
    },

    /** The latest of each, whatever became of it. */
    async listLatest(kind: LinkKind, uids: readonly string[]): Promise<AccountLink[]> {
      if (uids.length === 0) return [];
      const rows = await tables
        .selectFrom('account_link')
        .selectAll()
        .distinctOn('uid')
        .where('kind', '=', kind)
        .where('uid', 'in', uids)
        .orderBy('uid')
        .orderBy('created_at', 'desc')
        // Of two in one moment the one that took the other's place: its field is empty, and comes first.
        .orderBy('ended_at', 'desc')
        .execute();
      return rows.map(toLink);
    },

    async removeExpiredBefore(moment: Date, max: number): Promise<number> {
      const rows = await runFixed(
        transaction,
        fixed`delete from account_link where ctid = any(array(
            select ctid from account_link where expires_at < ${moment} order by expires_at limit ${max}
            for update skip locked))
          returning 1`,
      );
      return rows.length;
    },
  };
});

type LinkRow = {
  code: string;
  uid: string;
  kind: string;
  digest: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  ended_at: Date | null;
  created_by: string | null;
};

const toLink = (row: LinkRow): AccountLink => ({
  code: row.code,
  uid: row.uid,
  kind: row.kind as LinkKind,
  digest: row.digest,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  usedAt: row.used_at ?? undefined,
  endedAt: row.ended_at ?? undefined,
  createdBy: row.created_by ?? undefined,
});
