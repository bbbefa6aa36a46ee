import { inEveryLanguage } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { parseMinor } from '#platform/money.ts';
import { allFilledColumns } from './product-columns.ts';

export type ProductImportStore = ReturnType<typeof productImportStore>;

export type StoredCategory = { uid: string; country: Country; urlPath: string };

export type NewCategory = StoredCategory & {
  parentUid: string | undefined;
  name: string;
  urlKey: string;
  level: number;
};

type RowToWrite = Readonly<Record<string, unknown>>;

type WrittenColumns = {
  /** Those that the file has a say in, where the product is there already. */
  compared: readonly string[];
  /** The same for the description: other languages keep their text. */
  languages: readonly string[];
};

export const productImportStore = namedStore('catalogue', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'category' | 'product' | 'returnable' | 'product_returnable'>();

  return {
    async listCategories(): Promise<StoredCategory[]> {
      const rows = await tables.selectFrom('category').select(['uid', 'country', 'url_path']).execute();
      return rows.map(({ uid, country, url_path }) => ({ uid, country: country as Country, urlPath: url_path }));
    },

    /** At the end of its siblings, by the same name in every language until somebody translates it. */
    async addCategory({
      uid,
      country,
      parentUid = undefined,
      name,
      urlKey,
      urlPath,
      level,
    }: NewCategory): Promise<void> {
      await sql`
        insert into category (uid, parent_uid, country, name, url_key, url_path, level, position)
        select ${uid}, ${parentUid ?? null}, ${country},
          ${JSON.stringify(inEveryLanguage(() => name))}::jsonb,
          ${urlKey}, ${urlPath}, ${level},
          coalesce(max(position) + 1, 1) from category
        where country = ${country} and parent_uid is not distinct from ${parentUid ?? null}
      `.execute(tables);
    },

    async listReturnables(): Promise<ReadonlyMap<string, { country: string; unitMinor: number }>> {
      const rows = await tables.selectFrom('returnable').select(['sku', 'country', 'unit_price']).execute();
      return new Map(rows.map((row) => [row.sku, { country: row.country, unitMinor: parseMinor(row.unit_price) }]));
    },

    async findProducts(skus: readonly string[]): Promise<ReadonlyMap<string, { country: string; kind: string }>> {
      const rows = await tables
        .selectFrom('product')
        .select(['sku', 'country', 'kind'])
        .where('sku', '=', sql<string>`any(${skus})`)
        .execute();
      return new Map(rows.map((row) => [row.sku, row]));
    },

    /**
     * Adds what is new and changes what differs; gives their skus. What is already so is only read: a conflict would lock
     * it, and `changed_in` would send every process to read it again.
     */
    async writeProducts(rows: readonly RowToWrite[], { compared, languages }: WrittenColumns): Promise<string[]> {
      const filled = sql.join(allFilledColumns.map((column) => sql.ref(column)));
      const described = sql`(product.description - ${languages}::text[]) || incoming.description`;
      const { rows: written } = await sql<{ sku: string }>`
        with incoming as (
          select * from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb)
        ), different as (
          select incoming.* from incoming left join product using (sku)
          where product.sku is null or product.description is distinct from ${described}
            or (${sql.join(compared.map((column) => sql.ref(`incoming.${column}`)))})
              is distinct from (${sql.join(compared.map((column) => sql.ref(`product.${column}`)))})
        )
        insert into product (${filled}) select ${filled} from different
        on conflict (sku) do update set
          description = (product.description - ${languages}::text[]) || excluded.description,
          ${sql.join(compared.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
        returning sku
      `.execute(tables);
      return written.map(({ sku }) => sku);
    },

    /** Makes the returnables of these products exactly these; gives the skus of the products where that changed something. */
    async writeReturnables(
      skus: readonly string[],
      units: readonly { product_sku: string; returnable_sku: string; units: string }[],
    ): Promise<string[]> {
      const { rows } = await sql<{ sku: string }>`
        with incoming as (
          select * from jsonb_populate_recordset(null::product_returnable, ${JSON.stringify(units)}::jsonb)
        ), removed as (
          delete from product_returnable held where product_sku = any(${skus}::text[]) and not exists (
            select from incoming where incoming.product_sku = held.product_sku and incoming.returnable_sku = held.returnable_sku
          ) returning product_sku
        ), written as (
          insert into product_returnable (product_sku, returnable_sku, units)
          select incoming.* from incoming left join product_returnable held using (product_sku, returnable_sku)
          where held.units is distinct from incoming.units
          on conflict (product_sku, returnable_sku) do update set units = excluded.units
          returning product_sku
        )
        select product_sku as sku from removed union select product_sku from written
      `.execute(tables);
      return rows.map(({ sku }) => sku);
    },
  };
});
