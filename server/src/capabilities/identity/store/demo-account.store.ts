import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type DemoAccountStore = ReturnType<typeof demoAccountStore>;

const closed = 'Deactivated';

export const demoAccountStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'demo_account' | 'account'>();
  const pairs = tables.selectFrom('demo_account').innerJoin('account', 'account.uid', 'demo_account.uid');

  return {
    /** Locked, so that of several processes that start together one closes each account. */
    async lockOpen(): Promise<{ uid: string; status: string }[]> {
      return pairs
        .select(['account.uid', 'account.status'])
        .where('account.status', '<>', closed)
        .orderBy('account.uid')
        .forUpdate()
        .execute();
    },

    async lockClosed(): Promise<{ uid: string; status: string }[]> {
      const rows = await pairs
        .select(['account.uid', 'demo_account.status_before as status'])
        .where('account.status', '=', closed)
        .where('demo_account.closed_at', 'is not', null)
        .orderBy('account.uid')
        .forUpdate()
        .execute();
      return rows.map(({ uid, status }) => ({ uid, status: status ?? closed }));
    },

    /** Whatever was signed for it before counts no more, also when it is open again. */
    async close(uid: string, status: string, at: Date): Promise<void> {
      await Promise.all([
        tables.updateTable('account').set({ status: closed, tokens_valid_from: at }).where('uid', '=', uid).execute(),
        tables
          .updateTable('demo_account')
          .set({ closed_at: at, status_before: status })
          .where('uid', '=', uid)
          .execute(),
      ]);
    },

    async reopen(uid: string, status: string): Promise<void> {
      await Promise.all([
        tables.updateTable('account').set({ status }).where('uid', '=', uid).execute(),
        tables
          .updateTable('demo_account')
          .set({ closed_at: null, status_before: null })
          .where('uid', '=', uid)
          .execute(),
      ]);
    },
  };
});
