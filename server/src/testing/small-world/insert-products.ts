import { countries, marketOf } from '@dray/contract/markets.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { insertBundles } from './insert-bundles.ts';
import { lentWith, packFormats, returnableRows } from './pack-formats.ts';
import { products, type SmallProduct } from './products.ts';

/** What can be bought, and what is lent with it. */
export async function insertProducts(transaction: Transaction): Promise<void> {
  await transaction.insertInto('category').values(categoryRows).execute();
  await transaction.insertInto('returnable').values(returnableRows).execute();
  await transaction.insertInto('product').values(products.map(productRow)).execute();
  await transaction.insertInto('product_returnable').values(products.flatMap(returnablesOf)).execute();
  await insertBundles(transaction);
}

const categoryNames = {
  beer: { en: 'Beer', cs: 'Pivo' },
  'beer/lager': { en: 'Lager', cs: 'Ležák' },
  'beer/radler': { en: 'Radler', cs: 'Radler' },
  cider: { en: 'Cider', cs: 'Cider' },
  'soft-drinks': { en: 'Soft drinks', cs: 'Nealko' },
  dispense: { en: 'Dispense', cs: 'Výčepní technika' },
};

const categoryRows = countries.flatMap((country) =>
  Object.entries(categoryNames).map(([path, name], position) => {
    const [top = path, below] = path.split('/');
    return {
      uid: `${country}/${path}`,
      parent_uid: below ? `${country}/${top}` : null,
      country,
      name: JSON.stringify(name),
      url_key: below ?? top,
      url_path: path,
      level: below ? 2 : 1,
      position,
    };
  }),
);

const groups: Readonly<Record<string, string>> = {
  beer: 'Beer',
  cider: 'Cider',
  'soft-drinks': 'Soft drinks',
  dispense: 'Dispense',
};

function productRow(product: SmallProduct) {
  const format = packFormats[product.format];
  return {
    sku: product.sku,
    country: product.country,
    category_uid: `${product.country}/${product.category}`,
    name: product.name,
    description: JSON.stringify({
      en: '<p>Bitter and clear.</p>',
      cs: '<p>Hořké, čiré a říznější než dřív, dobře vychlazené.</p>',
    }),
    brand: product.brand,
    sub_brand: product.subBrand,
    product_group: groups[product.category.split('/')[0] ?? ''] ?? 'Beer',
    pack_format: product.format,
    items_in_box: format.pieces,
    bottles: format.pieces > 1 ? format.pieces : 0,
    volume_l: String(format.litres),
    hl_per_unit: ((format.litres * format.pieces) / 100).toFixed(4),
    per_layer: format.perLayer,
    layers_per_pallet: format.layers,
    weight_kg: String(format.netKg),
    gross_weight_kg: String(format.grossKg),
    pallet_weight_kg: String(format.palletKg),
    is_returnable: Object.keys(format.lent).length > 0,
    tax_rate: marketOf(product.country).taxRate,
    alcohol_content: product.category.startsWith('beer') ? '5' : '0',
    shelf_life_days: format.litres > 0 ? 180 : null,
    country_of_origin: product.country,
    ean: `20000000${product.number}`,
    ean_ea: `21000000${product.number}`,
    is_new: product.isNew ?? false,
    is_last: product.isLast ?? false,
    is_sale: product.isSale ?? false,
    by_layer: product.format !== 'CO2',
    by_pallet: product.format !== 'CO2',
    is_discontinued: product.isDiscontinued ?? false,
    is_out_of_stock: product.isOutOfStock ?? false,
    related_skus: products
      .filter(({ brand, sku }) => brand === product.brand && sku !== product.sku)
      .map(({ sku }) => sku),
    downloads: JSON.stringify([
      { name: { en: 'Data sheet' }, url: `/content/downloads/${product.sku}/datasheet.pdf`, size: 18_000 },
    ]),
    listed_on: '2026-01-12',
  };
}

const returnablesOf = ({ sku, country, format }: SmallProduct) =>
  lentWith(country, format).map((lent) => ({ product_sku: sku, ...lent }));
