import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

import type { LinkKind } from '../rules/account-link.model.ts';

export type SentLinkStore = ReturnType<typeof sentLinkStore>;

export const sentLinkStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'account_link' | 'account'>();

  return {
    /** When invitations went out since then, by one person or to people of one company: the latest first, so many at most. */
    async listSent(by: { uid: string } | { companyId: string }, since: Date, max: number): Promise<Date[]> {
      const sent = tables
        .selectFrom('account_link')
        .innerJoin('account', 'account.uid', 'account_link.uid')
        .select('account_link.created_at')
        .where('kind', '=', 'invitation')
        .where('created_by', 'is not', null)
        .where('account_link.created_at', '>', since)
        .orderBy('account_link.created_at', 'desc')
        .limit(max);
      const rows = await ('uid' in by
        ? sent.where('created_by', '=', by.uid)
        : sent.where('account.company_id', '=', by.companyId)
      ).execute();
      return rows.map(({ created_at }) => created_at);
    },

    /** Those that led nowhere, whether they are over or not. */
    async countUnused(uid: string, kind: LinkKind, since: Date): Promise<number> {
      const { n } = await tables
        .selectFrom('account_link')
        .select((row) => row.fn.countAll<string>().as('n'))
        .where('uid', '=', uid)
        .where('kind', '=', kind)
        .where('created_at', '>', since)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(n);
    },
  };
});
