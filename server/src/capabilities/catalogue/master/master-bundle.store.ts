import { languages } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { MasterRow, StoredMasterRow } from '#platform/master/master-kind.ts';
import { categoryOf } from './product-cells.ts';

export type MasterBundleStore = ReturnType<typeof masterBundleStore>;

type Page = { countries: readonly Country[]; after: MasterRow | undefined; limit: number };

const descriptions = sql.raw(
  languages.map((language) => `coalesce(p.description ->> '${language}', '') as description_${language}`).join(', '),
);

/** Bundles as files have them; what they weigh and hold follows from their parts. */
export const masterBundleStore = namedStore('catalogue', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'product' | 'category' | 'bundle'>();
  const bundles = sql`
    with recursive path as (
      select uid, name ->> 'en' as names, url_path from category where parent_uid is null
      union all
      select c.uid, path.names || '/' || (c.name ->> 'en'), c.url_path from category c join path on c.parent_uid = path.uid
    )
    select p.sku, p.country as market, path.names, path.url_path, p.product_group, p.brand, p.sub_brand, p.name,
      ${descriptions}, b.valid_from::text, b.valid_to::text, b.minimum_amount::text,
      coalesce(b.limited_amount::text, '') as limited_amount, b.discount_percent::text,
      case when p.is_discontinued then '1' else '0' end as discontinued
    from bundle b join product p using (sku) join path on path.uid = p.category_uid`;

  return {
    async findBundles(skus: readonly string[]): Promise<StoredMasterRow[]> {
      const { rows } = await sql<BundleAsStored>`${bundles} where b.sku = any(${[...skus]}::text[])`.execute(tables);
      return rows.map(toStored);
    },

    async listBundles({ countries, after, limit }: Page): Promise<StoredMasterRow[]> {
      const { rows } = await sql<BundleAsStored>`
        ${bundles} where p.country = any(${[...countries]}::text[]) and b.sku > ${after?.sku ?? ''}
        order by b.sku limit ${limit}`.execute(tables);
      return rows.map(toStored);
    },

    /** How many were sold of what is there, and which of the skus are goods of another kind. */
    async findSold(skus: readonly string[]): Promise<ReadonlyMap<string, { isBundle: boolean; sold: number }>> {
      const { rows } = await sql<{ sku: string; isBundle: boolean; sold: number }>`
        select p.sku, p.kind = 'bundle' as "isBundle", coalesce(b.sold_amount, 0) as sold
        from product p left join bundle b using (sku) where p.sku = any(${[...skus]}::text[])`.execute(tables);
      return new Map(rows.map((row) => [row.sku, row]));
    },

    async writeBundles(products: readonly object[], terms: readonly object[]): Promise<void> {
      await Promise.all([
        sql`
          insert into product (sku, country, kind, category_uid, product_group, brand, sub_brand, name, description,
            is_discontinued, tax_rate, country_of_origin, listed_on, pack_format, items_in_box, volume_l, hl_per_unit,
            per_layer, layers_per_pallet, weight_kg, gross_weight_kg, pallet_weight_kg, is_returnable, by_layer, by_pallet,
            ean, ean_ea)
          select sku, country, 'bundle', category_uid, product_group, brand, sub_brand, name, description,
            is_discontinued, tax_rate, country, listed_on, 'BUNDLE', 1, 0, 0, 1, 1, 0, 0.001, 0, false, false, false, '', ''
          from jsonb_populate_recordset(null::product, ${JSON.stringify(products)}::jsonb)
          on conflict (sku) do update set category_uid = excluded.category_uid, product_group = excluded.product_group,
            brand = excluded.brand, sub_brand = excluded.sub_brand, name = excluded.name,
            description = excluded.description, is_discontinued = excluded.is_discontinued
        `.execute(tables),
        sql`
          insert into bundle (sku, valid_from, valid_to, minimum_amount, limited_amount, discount_percent)
          select sku, valid_from, valid_to, minimum_amount, limited_amount, discount_percent
          from jsonb_populate_recordset(null::bundle, ${JSON.stringify(terms)}::jsonb)
          on conflict (sku) do update set valid_from = excluded.valid_from, valid_to = excluded.valid_to,
            minimum_amount = excluded.minimum_amount, limited_amount = excluded.limited_amount,
            discount_percent = excluded.discount_percent
        `.execute(tables),
      ]);
    },

    /** The day before, so that nobody orders them today; one that has not begun never does. */
    async endBundles(ended: readonly { sku: string; yesterday: string }[]): Promise<void> {
      await sql`
        update bundle b set valid_from = least(b.valid_from, e.yesterday), valid_to = least(b.valid_to, e.yesterday)
        from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as e(sku text, yesterday date)
        where b.sku = e.sku`.execute(tables);
    },
  };
});

type BundleAsStored = MasterRow & { names: string; url_path: string };

const toStored = ({ names, url_path, ...row }: BundleAsStored): StoredMasterRow => ({
  row: { ...row, category: categoryOf({ names, url_path }) },
  country: row.market as Country,
});
