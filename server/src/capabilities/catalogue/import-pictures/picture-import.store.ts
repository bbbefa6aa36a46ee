import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { ProductImage } from '../product/product.model.ts';

export type PictureImportStore = ReturnType<typeof pictureImportStore>;
export type PicturesOfProduct = { sku: string; images: readonly ProductImage[] };

export const pictureImportStore = namedStore('catalogue', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'product'>();

  return {
    /** The names of those products that there are. */
    async findNames(skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await tables
        .selectFrom('product')
        .select(['sku', 'name'])
        .where('sku', '=', sql<string>`any(${skus})`)
        .execute();
      return new Map(rows.map(({ sku, name }) => [sku, name]));
    },

    /** Gives the skus where that changed something: every process reads those again. */
    async setPictures(products: readonly PicturesOfProduct[]): Promise<string[]> {
      const { rows } = await sql<{ sku: string }>`
        update product set images = incoming.images
        from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as incoming (sku text, images jsonb)
        where product.sku = incoming.sku and product.images is distinct from incoming.images
        returning product.sku
      `.execute(tables);
      return rows.map(({ sku }) => sku);
    },
  };
});
