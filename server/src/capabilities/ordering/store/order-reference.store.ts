import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** As the index `placed_order_running` has them: what stands before the digits at the end, and these. */
const head = part(`rtrim(customer_order_number, '0123456789')`);
const running = part(`substr(customer_order_number, length(rtrim(customer_order_number, '0123456789')) + 1)::integer`);
const isRunning = part(
  `length(customer_order_number) - length(rtrim(customer_order_number, '0123456789')) between 1 and 8`,
);

/** Which of the customers' own numbers orders carry. */
export const orderReferenceStore = namedStore('ordering', (transaction: Transaction) => {
  return {
    /** Whether an order of the company placed after a moment carries this number (T77). */
    async isUsed(companyId: string, customerOrderNumber: string, after: Date): Promise<boolean> {
      const [row] = await runFixed(
        transaction,
        fixed`
          select 1 from placed_order
          where lower(customer_order_number) = lower(${customerOrderNumber}) and company_id = ${companyId}
            and placed_at > ${after} and customer_order_number = ${customerOrderNumber}
          limit 1`,
      );
      return row !== undefined;
    },

    /**
     * The highest number that orders of a ship-to carry behind a prefix; numbers of another kind do not count (T130). A prefix
     * does not end with a digit.
     */
    async findLastRunning(shipToId: string, prefix: string): Promise<number> {
      const [row] = await runFixed<{ last: number }>(
        transaction,
        fixed`
          select ${running} as last from placed_order
          where ship_to_id = ${shipToId} and ${head} = ${prefix} and ${isRunning}
          order by ${running} desc limit 1`,
      );
      return row?.last ?? 0;
    },
  };
});
