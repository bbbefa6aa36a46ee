import type { Transaction } from '#platform/database/connection.ts';

/** What a database is that comes from a backup: closed until an operator opens it. */
export function restoredMarkStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'portal_setting'>();
  return {
    /** What `restore` has closed. True where it was closed. */
    async openRestored(): Promise<boolean> {
      const closed = await tables
        .updateTable('portal_setting')
        .set({ restored_at: null })
        .where('restored_at', 'is not', null)
        .returning('only_row')
        .execute();
      return closed.length > 0;
    },
  };
}
