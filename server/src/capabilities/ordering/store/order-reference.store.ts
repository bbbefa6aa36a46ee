import { sql } from 'kysely';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** Which of the customers' own numbers orders carry. */
export const orderReferenceStore = namedStore('ordering', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'placed_order'>();

  return {
    /** Whether an order of the company placed after a moment carries this number (T77). */
    async isUsed(companyId: string, customerOrderNumber: string, after: Date): Promise<boolean> {
      const [row] = await runFixed(
        transaction,
        fixed`
          select 1 from placed_order
          where company_id = ${companyId} and customer_order_number = ${customerOrderNumber} and placed_at > ${after}
          limit 1`,
      );
      return row !== undefined;
    },

    /** The highest number that orders of a ship-to carry behind a prefix; numbers of another kind do not count (T130). */
    async findLastRunning(shipToId: string, prefix: string): Promise<number> {
      const running = sql<string>`substr(customer_order_number, ${prefix.length + 1})`;
      const row = await tables
        .selectFrom('placed_order')
        .select(sql<number | null>`max(${running}::integer)`.as('last'))
        .where('ship_to_id', '=', shipToId)
        .where(sql<boolean>`starts_with(customer_order_number, ${prefix})`)
        // Nine digits fit into the type, and nobody has ordered that often.
        .where(sql<boolean>`${running} ~ '^[0-9]{1,8}$'`)
        .executeTakeFirst();
      return row?.last ?? 0;
    },
  };
});
