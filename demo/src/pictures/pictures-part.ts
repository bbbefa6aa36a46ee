import { openFiles } from '@dray/server/capabilities/files/index.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { sql } from 'kysely';
import type { DemoPart } from '../demo-part.ts';
import { type DrawnProduct, drawnProducts } from './drawn-products.ts';
import { pictureDownloads } from './picture-downloads.ts';

/**
 * The goods' pictures, drawn once and stored like any other. A part of its own: a database that was filled when the portal
 * still drew them gets them at its next start.
 */
export const picturesPart: DemoPart = {
  name: 'pictures',
  async load(transaction, now, fileStore) {
    const door = openFiles({ store: fileStore, clock: { now: () => now } })(transaction);
    const products = drawnProducts(door.judgePicture);
    await door.addFiles(products.flatMap(({ large, small, label }) => [large, small, ...(label ? [label] : [])]));
    await showPictures(
      transaction,
      products.map((product) => toRow(product, door.pictureAddress)),
    );
  },
};

const toRow = (product: DrawnProduct, addressOf: (file: DrawnProduct['large']) => string) => ({
  sku: product.sku,
  images: [{ url: addressOf(product.large), label: product.name, thumbnail: addressOf(product.small) }],
  downloads: pictureDownloads(product, addressOf),
});

/** An operator's own pictures stay; addresses at which the portal once drew lead nowhere any more. */
async function showPictures(transaction: Transaction, rows: readonly ReturnType<typeof toRow>[]): Promise<void> {
  await sql`
    update product set
      images = case when product.images = '[]' then incoming.images else product.images end,
      downloads = incoming.downloads_before || incoming.downloads
    from (
      select sku, drawn.images, drawn.downloads, coalesce((
        select jsonb_agg(download order by position)
        from jsonb_array_elements(product.downloads) with ordinality as held (download, position)
        where download ->> 'url' !~ '^/content/(packs|labels)/'
      ), '[]') as downloads_before
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as drawn (sku text, images jsonb, downloads jsonb)
      join product using (sku)
    ) as incoming
    where product.sku = incoming.sku
  `.execute(transaction);
}
