import { toCsv } from '../csv-text.ts';
import { availabilityOf, listedOn } from './availability.ts';
import { packBarCode, pieceBarCode } from './bar-code.ts';
import type { DemoProduct } from './demo-products.ts';
import { descriptionsOf } from './description.ts';
import { downloadsOf } from './downloads.ts';
import { orderUnitsOf } from './order-units.ts';
import { packFormats } from './pack-formats.ts';
import { relatedSkus } from './related-products.ts';
import { returnablesOf } from './returnables.ts';
import { shelfLifeDays } from './shelf-life.ts';

/** The products as a file of the import. */
export const productCsv = (products: readonly DemoProduct[], today: string): string =>
  toCsv(
    products.map((product) => ({
      ...drinkCells(product),
      ...packCells(product),
      ...offerCells(product, today),
      ...descriptionCells(product),
    })),
  );

function drinkCells({ sku, country, name, line, pack }: DemoProduct) {
  return {
    sku,
    market: country,
    category: line.category,
    brand: line.brand,
    sub_brand: line.subBrand,
    name,
    alcohol_content: String(line.alcohol),
    shelf_life_days: String(pack.shelfLifeDays ?? shelfLifeDays[country][pack.format]),
    country_of_origin: line.origin ?? country,
    ean: packBarCode(pack.number),
    ean_ea: pieceBarCode(pack.number),
  };
}

function packCells({ country, pack }: DemoProduct) {
  const format = packFormats[pack.format];
  const lent = returnablesOf(country, pack.format);
  return {
    pack_format: pack.format,
    number_of_items_in_box: String(format.pieces),
    volume_l: String(format.volumeL),
    hl_per_unit: String(format.hlPerUnit),
    number_of_products_on_layer: String(format.perLayer),
    number_of_layers_per_pallet: String(format.layersPerPallet),
    number_of_items_on_pallet: String(format.perLayer * format.layersPerPallet),
    weight: format.netKg,
    gross_weight_for_one_cas: format.grossKg,
    pallet_weight: format.palletKg,
    returnable_package: format.isReturnable ? '1' : '0',
    returnables: lent.map(({ sku, units }) => `${sku}:${units}`).join('|'),
  };
}

function offerCells(product: DemoProduct, today: string) {
  const { isOutOfStock, isDiscontinued, substituteSku, availableFrom } = availabilityOf(product, today);
  return {
    flags: (product.pack.flags ?? []).join('|'),
    cart_fields: orderUnitsOf(product).join('|'),
    out_of_stock: isOutOfStock ? '1' : '0',
    discontinued: isDiscontinued ? '1' : '0',
    substitute_sku: substituteSku ?? '',
    available_from: availableFrom ?? '',
    listed_on: listedOn(product, today),
    related_skus: relatedSkus(product).join('|'),
    downloads: JSON.stringify(downloadsOf(product)),
  };
}

const descriptionCells = (product: DemoProduct): Record<string, string> =>
  Object.fromEntries(
    Object.entries(descriptionsOf(product)).map(([language, html]) => [`description_${language}`, html]),
  );
