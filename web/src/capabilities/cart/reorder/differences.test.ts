import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import type { RepeatedLine } from './reorder.queries.ts';

const line = (own: Partial<RepeatedLine>): RepeatedLine => ({
  sku: 'CZ1',
  name: 'Ležák',
  pack_format: 'KEG50',
  quantity: 2,
  number_of_layer: 0,
  number_of_pallet: 0,
  quantity_total: 2,
  status: 'taken',
  code: null,
  message: null,
  price_before: 100,
  price_now: 100,
  effect: 0,
  product: null,
  substitute: null,
  ...own,
});

test('what is gone comes first, then the prices that changed most; what is as it was is left out', () => {
  const lines = [
    line({ sku: 'SAME' }),
    line({ sku: 'DEARER', price_now: 100.3 }),
    line({ sku: 'CHEAPER', price_now: 80.1 }),
    line({ sku: 'GONE', status: 'missing', price_now: null, message: 'Není skladem.' }),
  ];

  expect(differencesOf(lines)).toEqual([
    { kind: 'gone', sku: 'GONE', product: 'Ležák', reason: 'Není skladem.', substitute: undefined },
    { kind: 'price', sku: 'CHEAPER', product: 'Ležák', by: -19.9 },
    { kind: 'price', sku: 'DEARER', product: 'Ležák', by: 0.3 },
  ]);
});
