import type { QuickGoods } from './find-goods.ts';

/** A keg of 63 kg, six a layer and twelve a pallet, sold in every unit. */
export const quickGoods = (sku: string, own: Partial<QuickGoods> = {}): QuickGoods => ({
  sku,
  name: `Ležák ${sku}`,
  pack_format: 'KEG50',
  pack_label: 'Sud 50 l',
  ean: '',
  ean_ea: '',
  number_of_products_on_layer: 6,
  number_of_layers_per_pallet: 2,
  gross_weight_for_one_cas: 63,
  currency: 'CZK',
  your_price: 2000,
  your_price_tax: 2420,
  price_breaks: [],
  not_orderable_reason: null,
  cart_fields: { packaging_cart: 1, layer_cart: 1, pallets_cart: 1 },
  ...own,
});
