import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type FindProductMarkets = (skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const productStore = namedStore('catalogue', (transaction) => ({
  async findMarkets(skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await transaction
      .$pickTables<'product'>()
      .selectFrom('product')
      .select(['sku', 'country'])
      .where('sku', '=', sql<string>`any(${skus})`)
      .execute();
    return new Map(rows.map(({ sku, country }) => [sku, country]));
  },
}));

/** The country of each product that there is, whether or not anybody may buy it now. */
export const productMarkets = (transaction: Transaction): FindProductMarkets => productStore(transaction).findMarkets;
