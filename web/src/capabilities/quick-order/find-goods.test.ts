import { expect, test } from 'vitest';
import { meant, type QuickGoods } from './find-goods.ts';

const goods = (sku: string, ean = ''): QuickGoods => ({
  sku,
  name: `Ležák ${sku}`,
  pack_format: 'KEG50',
  pack_label: 'Sud 50 l',
  ean,
  ean_ea: '',
  number_of_products_on_layer: 6,
  number_of_layers_per_pallet: 2,
  gross_weight_for_one_cas: 63,
  not_orderable_reason: null,
  cart_fields: { packaging_cart: 1, layer_cart: 1, pallets_cart: 1 },
});
const found = (items: QuickGoods[], corrected_search: string | null = null) => ({
  items,
  total_count: items.length,
  corrected_search,
});

test('a code means the very product that has it, in capitals or not', () => {
  const items = [goods('CZ100010'), goods('CZ100001', '8594001234567')];

  expect(meant(found(items), 'cz100001')?.sku).toBe('CZ100001');
  expect(meant(found(items), '8594001234567')?.sku).toBe('CZ100001');
});

test('the beginning of a code, or one with a wrong digit, means nothing', () => {
  expect(meant(found([goods('CZ100010')]), 'CZ10001')).toBeUndefined();
  expect(meant(found([goods('CZ100010')], 'cz100010'), 'CZ100011')).toBeUndefined();
});

test('words mean the only product that they fit, and none of several', () => {
  expect(meant(found([goods('CZ1')]), 'ležák nefiltrovaný')?.sku).toBe('CZ1');
  expect(meant(found([goods('CZ1'), goods('CZ2')]), 'ležák')).toBeUndefined();
  expect(meant(found([goods('CZ1')], 'ležák'), 'lezzak')).toBeUndefined();
});
