import { expect, test } from 'vitest';
import { findByCode, looksLikeCode } from './exact-code.ts';

const keg = { sku: 'CZ100001', ean: '2000000000107', ean_ea: '2100000000104' };
const crate = { sku: 'CZ100003', ean: '2000000000305', ean_ea: '2100000000302' };

test('a product is known by its code in any case, and by the barcodes of pack and piece', () => {
  expect(findByCode([crate, keg], 'cz100001')).toBe(keg);
  expect(findByCode([crate, keg], '2000000000107')).toBe(keg);
  expect(findByCode([crate, keg], '2100000000302')).toBe(crate);
});

test('the beginning of a code is not the code', () => {
  expect(findByCode([keg], 'CZ10000')).toBeUndefined();
  expect(findByCode([keg], '200000000010')).toBeUndefined();
});

test('only what could be a code is waited for', () => {
  expect(looksLikeCode('CZ100001')).toBe(true);
  expect(looksLikeCode('2000000000107')).toBe(true);
  expect(looksLikeCode('ležák')).toBe(false);
  expect(looksLikeCode('ležák 12')).toBe(false);
  expect(looksLikeCode('12')).toBe(false);
});
