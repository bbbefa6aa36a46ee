import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { languageColumns, plainTable } from '#platform/master/plain-table.ts';

const field = (name: string) => ({ field: name });

/** Containers with their deposit. */
export const masterReturnableStore = namedStore('catalogue', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'returnable'>();
  return {
    returnables: () =>
      plainTable(tables, {
        name: 'returnable',
        key: ['sku'],
        columns: {
          sku: field('sku'),
          market: field('country'),
          kind: field('kind'),
          deposit: field('unit_price'),
          ...languageColumns('name', 'name'),
        },
      }),

    /** Those of them that no product comes in. */
    async takeBack(skus: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ sku: string }>`
        delete from returnable r where sku = any(${skus}::text[])
          and not exists (select from product_returnable held where held.returnable_sku = r.sku)
        returning sku`.execute(tables);
      return new Set(rows.map(({ sku }) => sku));
    },
  };
});
