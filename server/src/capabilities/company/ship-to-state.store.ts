import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type ShipToStateStore = ReturnType<typeof shipToStateStore>;

/** What changes about a company while its people come and go. */
export const shipToStateStore = namedStore('company', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'company' | 'ship_to'>();

  return {
    /** Of two who change the people of a company at once the second waits, and sees what the first has done. */
    async lockCompanies(ids: readonly string[]): Promise<void> {
      await tables
        .selectFrom('company')
        .select('id')
        .where('id', '=', sql<string>`any(${[...ids]})`)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
    },

    /** Those that were open, by id. */
    async suspendShipTos(ids: readonly string[]): Promise<string[]> {
      return setStatus(ids, 'Active', 'Suspended');
    },

    /** One that has been closed for good meanwhile stays closed. */
    async reopenShipTos(ids: readonly string[]): Promise<string[]> {
      return setStatus(ids, 'Suspended', 'Active');
    },
  };

  async function setStatus(ids: readonly string[], from: string, to: string): Promise<string[]> {
    const rows = await tables
      .updateTable('ship_to')
      .set({ status: to })
      .where('id', '=', sql<string>`any(${[...ids]})`)
      .where('status', '=', from)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id).sort();
  }
});
