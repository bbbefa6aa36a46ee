import { textsBy } from '../../content/texts.ts';
import { packBarCode, pieceBarCode } from '../bar-code.ts';
import { daysFrom } from '../calendar-day.ts';
import { demoProducts } from '../demo-products.ts';
import { packFormats } from '../pack-formats.ts';
import { typeset } from '../typography.ts';
import { bundles } from './bundles.ts';
import type { DemoBundle } from './demo-bundle.ts';

const taxRates = { CZ: '21', SK: '23', IT: '22', ES: '21' } as const;

/** The bundle as an article. Its goods travel each on their own pallets, so the figures of a pallet are those of one set. */
export const bundleProductRows = (today: string) =>
  bundles.map((bundle) => ({
    sku: bundle.sku,
    country: bundle.country,
    kind: 'bundle',
    name: bundle.name,
    brand: bundle.brand,
    sub_brand: bundle.subBrand,
    category_uid: `${bundle.country}/${bundle.category}`,
    description: JSON.stringify(withFixedSpaces(bundle)),
    product_group: 'Beer',
    pack_format: 'BUNDLE',
    items_in_box: 1,
    volume_l: '0',
    per_layer: 1,
    layers_per_pallet: 1,
    ...measuresOf(bundle),
    tax_rate: taxRates[bundle.country],
    country_of_origin: bundle.country,
    ean: packBarCode(numberOf(bundle)),
    ean_ea: pieceBarCode(numberOf(bundle)),
    by_pack: true,
    by_layer: false,
    by_pallet: false,
    is_returnable: false,
    related_skus: bundle.items.flatMap(({ options }) => options.map(({ sku }) => sku)),
    listed_on: daysFrom(today, bundle.validFromDays - 10),
  }));

const numberOf = ({ sku }: DemoBundle): number => Number(sku.slice(-3));

const withFixedSpaces = ({ description }: DemoBundle) =>
  textsBy((language) => typeset(description[language], language));

/** Of the options that are taken unless another is chosen. */
function measuresOf({ items }: DemoBundle) {
  const parts = items.flatMap(({ options: [option] }) => {
    const product = demoProducts.find(({ sku }) => sku === option?.sku);
    return option && product ? [{ quantity: option.quantity, format: packFormats[product.pack.format] }] : [];
  });
  const sum = (of: (format: (typeof parts)[number]['format']) => number) =>
    parts.reduce((total, { quantity, format }) => total + quantity * of(format), 0);
  const grossKg = sum(({ grossKg }) => Number(grossKg));
  return {
    weight_kg: sum(({ netKg }) => Number(netKg)).toFixed(3),
    gross_weight_kg: grossKg.toFixed(3),
    pallet_weight_kg: (grossKg + 25).toFixed(3),
    hl_per_unit: sum(({ hlPerUnit }) => hlPerUnit).toFixed(4),
  };
}

export const bundleRows = (today: string) =>
  bundles.map((bundle) => ({
    sku: bundle.sku,
    minimum_amount: bundle.minimumAmount,
    valid_from: daysFrom(today, bundle.validFromDays),
    valid_to: daysFrom(today, bundle.validToDays),
    limited_amount: bundle.limitedAmount ?? null,
    sold_amount: bundle.soldAmount,
    discount_percent: String(bundle.discountPercent),
  }));

const itemsOfBundles = bundles.flatMap(({ sku, items }) =>
  items.map((item, position) => ({ id: `${sku}-${position + 1}`, bundleSku: sku, position, ...item })),
);

export const bundleItemRows = itemsOfBundles.map(({ id, bundleSku, position, title, isRequired }) => ({
  id,
  bundle_sku: bundleSku,
  position,
  title: JSON.stringify(title),
  is_required: isRequired ?? true,
}));

export const bundleOptionRows = itemsOfBundles.flatMap(({ id, options }) =>
  options.map(({ sku, quantity, canChangeQuantity }, position) => ({
    id: `${id}-${position + 1}`,
    bundle_item_id: id,
    position,
    sku,
    quantity,
    can_change_quantity: canChangeQuantity ?? false,
    is_default: position === 0,
  })),
);
