import type { Cart, CartLine } from './queries/active-cart.queries.ts';

/** 63 kg, six a layer, two layers a pallet. */
export const keg = {
  pack_format: 'KEG50',
  number_of_products_on_layer: 6,
  number_of_layers_per_pallet: 2,
  gross_weight_for_one_cas: 63,
  cart_fields: { packaging_cart: 1, layer_cart: 1, pallets_cart: 1 },
};

export const aLine = (own: Partial<CartLine>): CartLine => ({
  id: 'line-1',
  quantity: own.quantity_total ?? 1,
  number_of_layer: 0,
  number_of_pallet: 0,
  quantity_total: 1,
  pack_format: 'KEG50',
  weight: 63,
  product: { ...keg, sku: 'CZ1', type_id: 'simple', name: 'Ležák', pack_label: 'Sud 50 l', thumbnail: '' },
  prices: { unit: 2127.9, unit_tax: 2574.76, row_total: 2127.9, row_total_tax: 2574.76, discount: 0 },
  bundle_options: [],
  errors: [],
  price_before: null,
  ...own,
});

type Own = {
  items?: CartLine[];
  pallets?: number;
  weightKg?: number;
  handstacked?: boolean;
  minimumPallets?: number | null;
  maximumPallets?: number | null;
  minimumWeightKg?: number | null;
  maximumWeightKg?: number | null;
};

/** As much of a cart as a load is judged by. */
export const aCart = (own: Own): Pick<Cart, 'items' | 'progress_bar_data'> => ({
  items: own.items ?? [],
  progress_bar_data: {
    iMinimumOrderPallet: own.minimumPallets ?? null,
    iMaximumOrderPallet: own.maximumPallets ?? null,
    iMinimumOrderWeight: own.minimumWeightKg ?? null,
    iMaximumOrderWeight: own.maximumWeightKg ?? null,
    iMinimumOrderPrice: null,
    iMaximumOrderPrice: null,
    iTotalCartWeight: own.weightKg ?? 0,
    iTotalCartPalletQty: own.pallets ?? 0,
    iTotalHectolitres: 0,
    iPhysicalPallets: Math.ceil(own.pallets ?? 0),
    handstacked: own.handstacked ?? false,
    isFullTruck: false,
    canProceed: false,
    code: 'PALLETS_BELOW_MINIMUM',
    message: '',
    limit_message: null,
  },
});
