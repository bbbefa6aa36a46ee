import { packUnits } from '@dray/contract/catalogue/pack-quantity.ts';
import { expect, test } from 'vitest';
import { type Candidate, goalOf, suggestFilling } from './fill-suggestions.ts';

const keg: Candidate = {
  sku: 'KEG',
  name: 'Výčepní',
  pack_label: 'Sud 50 l',
  thumbnail: '',
  price: 1436.4,
  pack_format: 'KEG50',
  number_of_products_on_layer: 6,
  number_of_layers_per_pallet: 2,
  gross_weight_for_one_cas: 63,
  cart_fields: { packaging_cart: 1, layer_cart: 1, pallets_cart: 1 },
};
const crate: Candidate = {
  ...keg,
  sku: 'CRATE',
  pack_format: 'CR20',
  number_of_products_on_layer: 8,
  number_of_layers_per_pallet: 5,
  gross_weight_for_one_cas: 19.3,
};

const load = {
  iMinimumOrderPallet: 5 as number | null,
  iMaximumOrderPallet: 33 as number | null,
  iMinimumOrderWeight: 3000 as number | null,
  iMaximumOrderWeight: 24_000 as number | null,
  iMinimumOrderPrice: null,
  iMaximumOrderPrice: null,
  iTotalCartWeight: 3074,
  iTotalCartPalletQty: 3.5,
  iTotalHectolitres: 0,
  iPhysicalPallets: 4,
  handstacked: false,
  isFullTruck: false,
  canProceed: false,
  code: 'PALLETS_BELOW_MINIMUM',
  message: '',
  limit_message: null,
};
const loaded = (own: Partial<typeof load>) => ({ items: [], progress_bar_data: { ...load, ...own } });
const answered = (cart: ReturnType<typeof loaded>, candidates: Candidate[]) =>
  suggestFilling(cart, candidates).map(({ product, amount, after, isEnough }) => [
    product.sku,
    packUnits.flatMap((unit) => (amount[unit] ? [`${amount[unit]} ${unit}`] : [])).join(' '),
    after.pallets,
    isEnough,
  ]);

test('the missing pallet and a half is proposed as what reaches the minimum exactly', () => {
  expect(answered(loaded({}), [keg, crate])).toEqual([
    ['KEG', '1 layer 1 pallet', 5, true],
    ['CRATE', '3 layer 1 pallet', 5.1, true],
  ]);
});

test('nobody fills a truck with gas cylinders one by one', () => {
  const cylinder = { ...keg, cart_fields: { packaging_cart: 1, layer_cart: 0, pallets_cart: 0 } };

  expect(answered(loaded({}), [cylinder])).toEqual([]);
});

test('a van that is too light is filled pack by pack, never by the layer', () => {
  const van = loaded({
    handstacked: true,
    iMinimumOrderPallet: null,
    iMaximumOrderPallet: null,
    iMinimumOrderWeight: 150,
    iMaximumOrderWeight: 1500,
    iTotalCartWeight: 119.2,
    iTotalCartPalletQty: 0.2,
    iTotalHectolitres: 0,
  });
  const cylinder: Candidate = {
    ...keg,
    sku: 'CO2',
    gross_weight_for_one_cas: 25,
    cart_fields: { packaging_cart: 1, layer_cart: 0, pallets_cart: 0 },
  };

  const onlyLayers = { ...keg, sku: 'TRAY', cart_fields: { packaging_cart: 0, layer_cart: 1, pallets_cart: 1 } };

  expect(answered(van, [keg, cylinder, onlyLayers]).map(([sku, amount]) => [sku, amount])).toEqual([
    ['CO2', '2 pack'],
    ['KEG', '1 pack'],
  ]);
});

test('once the minimum is reached, the goal is the full truck, in whole pallets and never above its weight', () => {
  const nearlyFull = loaded({ iTotalCartPalletQty: 30, iPhysicalPallets: 30, iTotalCartWeight: 22_500 });

  expect(goalOf(nearlyFull)).toEqual({ kind: 'full', measure: 'pallets', target: 33 });
  expect(answered(nearlyFull, [keg])).toEqual([['KEG', '1 pallet', 31, false]]);
});

test('half a truck is left alone', () => {
  expect(answered(loaded({ iTotalCartPalletQty: 15, iPhysicalPallets: 15 }), [keg])).toEqual([]);
});

test('a full truck, or one with too much on it, gets no proposals', () => {
  expect(answered(loaded({ isFullTruck: true }), [keg])).toEqual([]);
  expect(answered(loaded({ iTotalCartPalletQty: 34, iPhysicalPallets: 34 }), [keg])).toEqual([]);
});

test('of all that reach the minimum the smallest comes first', () => {
  const halfPallet = { ...keg, sku: 'HALF' };
  const onlyPallets = { ...keg, sku: 'PALLET', cart_fields: { packaging_cart: 0, layer_cart: 0, pallets_cart: 1 } };

  expect(answered(loaded({ iTotalCartPalletQty: 4.5, iPhysicalPallets: 5 }), [onlyPallets, crate, halfPallet])).toEqual(
    [
      ['HALF', '1 layer', 5, true],
      ['CRATE', '3 layer', 5.1, true],
      ['PALLET', '1 pallet', 5.5, true],
    ],
  );
});
