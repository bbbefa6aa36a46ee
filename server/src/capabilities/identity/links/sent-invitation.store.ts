import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type SentInvitationStore = ReturnType<typeof sentInvitationStore>;

export const sentInvitationStore = namedStore('identity', (transaction: Transaction) => {
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
  };
});
