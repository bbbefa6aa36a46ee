import { expect, test } from 'vitest';
import { readUnit, readWrittenAmount } from './written-amount.ts';

test.each([
  ['6', 6, undefined],
  [' 12 ', 12, undefined],
  ['2,5', 2.5, undefined],
  ['2.5', 2.5, undefined],
  ['2p', 2, 'pallet'],
  ['1,5 palety', 1.5, 'pallet'],
  ['3 vrstvy', 3, 'layer'],
  ['2 strati', 2, 'layer'],
  ['4 capas', 4, 'layer'],
  ['10 ks', 10, 'pack'],
  ['1 200 ks', 1200, 'pack'],
  ['1\u00a0200', 1200, undefined],
  ['', 1, undefined],
])('an amount is read as people write it: %o', (text, value, unit) => {
  expect(readWrittenAmount(text)).toEqual({ value, unit });
});

test.each(['0', 'x', '-3', '1.500', '2 of them', '8594001234567', '1 2', 'p2'])(
  'what is no amount is not guessed at: %o',
  (text) => {
    expect(readWrittenAmount(text)).toBeUndefined();
  },
);

test('pallets and layers are known by their words in every language, pieces are packs', () => {
  expect(['pallets', 'palet', 'paleta', 'PAL'].map(readUnit)).toEqual(['pallet', 'pallet', 'pallet', 'pallet']);
  expect(['layers', 'vrstiev', 'strato', 'capa'].map(readUnit)).toEqual(['layer', 'layer', 'layer', 'layer']);
  expect(['ks', 'sudy', 'pz', 'barriles'].map(readUnit)).toEqual(['pack', 'pack', 'pack', 'pack']);
  expect(readUnit('hl')).toBeUndefined();
});
