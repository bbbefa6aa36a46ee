import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { parseMinor } from '#platform/money.ts';
import type { Category, Product, Returnable, Texts } from '../product/product.model.ts';
import { type BundleRow, type ReturnableUnits, toProduct } from './product-row.store.ts';

export type CatalogueStore = ReturnType<typeof catalogueStore>;

/** What moved since an earlier look. */
export type Look = {
  /** What transactions from here on did could not be seen yet, or not all of it. */
  horizon: string;
  changed: readonly { sku: string; changedIn: string }[];
  removed: readonly string[];
  /** Of the common rows: another one means that they have changed. */
  digest: string;
  /** Since when this PostgreSQL runs. */
  runningSince: string;
};

export type CommonRows = { categories: readonly Category[]; returnables: ReadonlyMap<string, Returnable> };

/** Goods are the same for every customer, so nothing here asks for a scope; what each is offered is decided above. */
export const catalogueStore = namedStore('catalogue', (transaction: Transaction) => {
  const tables = transaction.$pickTables<
    | 'product'
    | 'product_removal'
    | 'category'
    | 'returnable'
    | 'product_returnable'
    | 'bundle'
    | 'bundle_item'
    | 'bundle_option'
  >();
  const products = tables
    .selectFrom('product as p')
    .selectAll('p')
    .select([
      sql<ReturnableUnits[] | null>`(
        select json_agg(json_build_object('sku', r.returnable_sku, 'units', r.units::text) order by r.returnable_sku)
        from product_returnable r where r.product_sku = p.sku)`.as('returnables'),
      sql<BundleRow | null>`case when p.kind = 'bundle' then (
        select to_jsonb(b) || jsonb_build_object('items', (
          select coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object('options', (
            select coalesce(jsonb_agg(o order by o.position), '[]') from bundle_option o where o.bundle_item_id = i.id
          )) order by i.position), '[]')
          from bundle_item i where i.bundle_sku = b.sku))
        from bundle b where b.sku = p.sku) end`.as('bundle'),
    ]);

  return {
    /** Names so many changes at most; where there are more, there is no end to be seen. */
    async look(since: string, maxChanges: number): Promise<Look> {
      const { rows } = await sql<Look>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
          pg_postmaster_start_time()::text as "runningSince",
          (select coalesce(json_agg(json_build_object('sku', sku, 'changedIn', changed_in::text)), '[]')
             from (select sku, changed_in from product where changed_in >= ${since}::xid8 limit ${maxChanges}) c) as changed,
          (select coalesce(json_agg(r.sku), '[]') from product_removal r
             where r.changed_in >= ${since}::xid8
               and not exists (select from product p where p.sku = r.sku)) as removed,
          concat((select md5(string_agg(uid || changed_in::text, ' ' order by uid)) from category),
                 (select md5(string_agg(sku || changed_in::text, ' ' order by sku)) from returnable)) as digest
      `.execute(tables);
      const [row] = rows;
      if (!row) throw new Error('A look at the catalogue gave no row');
      return row;
    },

    /** Everything, part by part, in the order of skus. */
    async listProductsAfter(sku: string, limit: number): Promise<Product[]> {
      const rows = await products.where('p.sku', '>', sku).orderBy('p.sku').limit(limit).execute();
      return rows.map(toProduct);
    },

    async findProducts(skus: readonly string[]): Promise<Product[]> {
      const rows = await products.where('p.sku', '=', sql<string>`any(${skus})`).execute();
      return rows.map(toProduct);
    },

    async listCommonRows(): Promise<CommonRows> {
      const [categories, returnables] = await Promise.all([
        tables.selectFrom('category').selectAll().orderBy('level').orderBy('position').orderBy('uid').execute(),
        tables.selectFrom('returnable').selectAll().execute(),
      ]);
      return {
        categories: categories.map(toCategory),
        returnables: new Map(
          returnables.map(({ sku, country, kind, name, unit_price }) => [
            sku,
            { sku, country: country as Country, kind, name: name as Texts, unitMinor: parseMinor(unit_price) },
          ]),
        ),
      };
    },
  };
});

type CategoryRow = {
  uid: string;
  parent_uid: string | null;
  country: string;
  name: unknown;
  url_key: string;
  url_path: string;
  level: number;
  position: number;
};

const toCategory = (row: CategoryRow): Category => ({
  uid: row.uid,
  parentUid: row.parent_uid ?? undefined,
  // Kept to the served markets by the database itself.
  country: row.country as Country,
  name: row.name as Texts,
  urlKey: row.url_key,
  urlPath: row.url_path,
  level: row.level,
  position: row.position,
});
