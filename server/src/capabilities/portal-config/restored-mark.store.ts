import type { Client } from 'pg';
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

/** For the part that fills the database: it is closed in the same transaction that makes it whole. */
export async function closeRestored(client: Client): Promise<void> {
  await client.query('update portal_setting set restored_at = now()');
}
