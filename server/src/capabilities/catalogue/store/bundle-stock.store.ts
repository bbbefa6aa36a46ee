import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type BundleStock = ReturnType<typeof bundleStock>;

/** What is left of bundles of limited amount. Anyone who takes keeps the row until their transaction ends. */
export const bundleStock = namedStore('catalogue', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'bundle'>();

  return {
    /** Whether so many were left; then they are taken. */
    async take(sku: string, amount: number): Promise<boolean> {
      const { rows } = await sql<{ sku: string }>`
        update bundle set sold_amount = sold_amount + ${amount}
        where sku = ${sku} and (limited_amount is null or sold_amount + ${amount} <= limited_amount)
        returning sku`.execute(tables);
      return rows.length > 0;
    },

    async findAmountLeft(sku: string): Promise<number> {
      const { rows } = await sql<{ left: number | null }>`
        select limited_amount - sold_amount as left from bundle where sku = ${sku}`.execute(tables);
      return rows[0]?.left ?? 0;
    },
  };
});
