import { expect, test } from 'vitest';
import { meant, type QuickGoods } from './find-goods.ts';
import { quickGoods } from './test-quick-goods.ts';

const goods = (sku: string, ean = '') => quickGoods(sku, { ean });
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
