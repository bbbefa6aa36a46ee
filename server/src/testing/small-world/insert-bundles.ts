import type { Transaction } from '#platform/database/connection.ts';
import { bundles, type SmallBundle } from './bundles.ts';

export async function insertBundles(transaction: Transaction): Promise<void> {
  await transaction.insertInto('product').values(bundles.map(articleRow)).execute();
  await transaction.insertInto('bundle').values(bundles.map(bundleRow)).execute();
  await transaction.insertInto('bundle_item').values(bundles.flatMap(itemRows)).execute();
  await transaction.insertInto('bundle_option').values(bundles.flatMap(optionRows)).execute();
}

/** A bundle as an article; what it weighs and holds is a matter of its parts. */
const articleRow = ({ sku, name, items }: SmallBundle) => ({
  sku,
  country: 'CZ',
  kind: 'bundle',
  category_uid: 'CZ/beer/lager',
  name,
  brand: 'Havranov',
  sub_brand: 'Sada',
  product_group: 'Beer',
  pack_format: 'BUNDLE',
  items_in_box: 1,
  volume_l: '0',
  hl_per_unit: '0',
  per_layer: 1,
  layers_per_pallet: 1,
  weight_kg: '100',
  gross_weight_kg: '120',
  pallet_weight_kg: '145',
  is_returnable: false,
  tax_rate: '21',
  country_of_origin: 'CZ',
  ean: '',
  ean_ea: '',
  by_layer: false,
  by_pallet: false,
  related_skus: items.flatMap(({ options }) => options.map((option) => option.sku)),
  listed_on: '2026-08-01',
});

const bundleRow = (bundle: SmallBundle) => ({
  sku: bundle.sku,
  valid_from: bundle.validFrom,
  valid_to: bundle.validTo,
  limited_amount: bundle.limitedAmount ?? null,
  sold_amount: bundle.soldAmount,
  discount_percent: String(bundle.discountPercent),
});

const itemRows = ({ sku, items }: SmallBundle) =>
  items.map(({ title, isOptional = false }, position) => ({
    id: `${sku}-${position + 1}`,
    bundle_sku: sku,
    position,
    title: JSON.stringify(title),
    is_required: !isOptional,
  }));

const optionRows = ({ sku: bundleSku, items }: SmallBundle) =>
  items.flatMap(({ options }, item) =>
    options.map(({ sku, quantity, canChangeQuantity = false }, position) => ({
      id: `${bundleSku}-${item + 1}-${position + 1}`,
      bundle_item_id: `${bundleSku}-${item + 1}`,
      position,
      sku,
      quantity,
      can_change_quantity: canChangeQuantity,
      is_default: position === 0,
    })),
  );
