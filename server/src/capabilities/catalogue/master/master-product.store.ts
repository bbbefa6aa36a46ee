import type { Country } from '@dray/contract/markets.ts';
import { marketOf } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { MasterRow, StoredMasterRow } from '#platform/master/master-kind.ts';
import { descriptionColumns } from '../import/product-columns.ts';
import type { ReturnableUnits, readDownloads } from '../import/product-lists.ts';
import { categoryOf, writeDownloads, writeFlags, writeReturnables, writeUnits } from './product-cells.ts';

type Page = { countries: readonly Country[]; after: MasterRow | undefined; limit: number };

/** Products as files have them; bundles are none of them. */
export const masterProductStore = namedStore('catalogue', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'product' | 'category' | 'product_returnable'>();
  const select = sql`
    with recursive path as (
      select uid, name ->> 'en' as names, url_path from category where parent_uid is null
      union all
      select c.uid, path.names || '/' || (c.name ->> 'en'), c.url_path from category c join path on c.parent_uid = path.uid
    )
    select p.*, path.names, path.url_path, coalesce((
      select jsonb_agg(jsonb_build_object('sku', r.returnable_sku, 'units', r.units)) from product_returnable r
      where r.product_sku = p.sku), '[]') as held
    from product p join path on path.uid = p.category_uid`;

  return {
    async findProducts(skus: readonly string[]): Promise<StoredMasterRow[]> {
      if (skus.length === 0) return [];
      const { rows } = await sql<ProductAsStored>`
        ${select} where p.kind = 'simple' and p.sku = any(${[...skus]}::text[])`.execute(tables);
      return rows.map(toStored);
    },

    async listProducts({ countries, after, limit }: Page): Promise<StoredMasterRow[]> {
      const { rows } = await sql<ProductAsStored>`
        ${select} where p.kind = 'simple' and p.country = any(${[...countries]}::text[]) and p.sku > ${after?.sku ?? ''}
        order by p.sku limit ${limit}`.execute(tables);
      return rows.map(toStored);
    },

    async discontinue(skus: readonly string[]): Promise<void> {
      await sql`update product set is_discontinued = true where sku = any(${[...skus]}::text[])`.execute(tables);
    },
  };
});

type Flags = Record<'is_new' | 'is_last' | 'is_sale' | 'by_pack' | 'by_layer' | 'by_pallet', boolean>;
type ProductAsStored = Record<string, string | number | null> &
  Flags & {
    country: Country;
    names: string;
    url_path: string;
    description: Record<string, string>;
    related_skus: string[];
    images: { url: string }[];
    downloads: ReturnType<typeof readDownloads>;
    held: ReturnableUnits[];
    is_returnable: boolean;
    is_discontinued: boolean;
    is_out_of_stock: boolean;
    per_layer: number;
    layers_per_pallet: number;
  };

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const bit = (value: boolean): string => (value ? '1' : '0');

function toStored(row: ProductAsStored): StoredMasterRow {
  const described = descriptionColumns.map(({ language, column }) => [column, row.description[language] ?? '']);
  return {
    country: row.country,
    row: {
      sku: text(row.sku),
      market: row.country,
      category: categoryOf(row),
      ...textsOf(row),
      ...Object.fromEntries(described),
      ...packOf(row),
      currency: marketOf(row.country).currency,
      deposit_per_unit: '',
      returnables: writeReturnables(row.held),
      flags: writeFlags(row),
      cart_fields: writeUnits(row),
      discontinued: bit(row.is_discontinued),
      out_of_stock: bit(row.is_out_of_stock),
      related_skus: row.related_skus.join(' '),
      images: row.images.map(({ url }) => url).join(' | '),
      downloads: writeDownloads(row.downloads),
    },
  };
}

const textsOf = (row: ProductAsStored) => ({
  product_group: text(row.product_group),
  brand: text(row.brand),
  sub_brand: text(row.sub_brand),
  name: text(row.name),
  pack_format: text(row.pack_format),
  material_type: text(row.material_type),
  tax_rate: text(row.tax_rate),
  alcohol_content: text(row.alcohol_content),
  shelf_life_days: text(row.shelf_life_days),
  country_of_origin: text(row.country_of_origin),
  ean: text(row.ean),
  ean_ea: text(row.ean_ea),
  available_from: text(row.available_from),
  listed_on: text(row.listed_on),
  substitute_sku: text(row.substitute_sku),
});

const packOf = (row: ProductAsStored) => ({
  number_of_items_in_box: text(row.items_in_box),
  number_of_bottles: text(row.bottles),
  volume_l: text(row.volume_l),
  hl_per_unit: text(row.hl_per_unit),
  number_of_products_on_layer: text(row.per_layer),
  number_of_layers_per_pallet: text(row.layers_per_pallet),
  number_of_items_on_pallet: text(row.per_layer * row.layers_per_pallet),
  weight: text(row.weight_kg),
  gross_weight_for_one_cas: text(row.gross_weight_kg),
  pallet_weight: text(row.pallet_weight_kg),
  returnable_package: bit(row.is_returnable),
});
