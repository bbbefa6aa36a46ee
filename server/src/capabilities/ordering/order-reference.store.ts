import type { Transaction } from '#platform/database/connection.ts';

/** Which of the customers' own numbers orders carry. */
export function orderReferenceStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'placed_order'>();

  return {
    /** Whether an order of the company placed after a moment carries this number (T77). */
    async isUsed(companyId: string, customerOrderNumber: string, after: Date): Promise<boolean> {
      const row = await tables
        .selectFrom('placed_order')
        .select('order_number')
        .where('company_id', '=', companyId)
        .where('customer_order_number', '=', customerOrderNumber)
        .where('placed_at', '>', after)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
