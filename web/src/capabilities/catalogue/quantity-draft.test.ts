import { expect, test } from 'vitest';
import { amountIn, inOneField } from './quantity-draft.ts';

const keg50 = { packsPerLayer: 6, layersPerPallet: 2 };

test('what was typed in three fields is one amount', () => {
  expect(amountIn({ pack: '2', layer: '', pallet: '1,5' })).toEqual({ pack: 2, layer: 0, pallet: 1.5 });
  expect(amountIn({ pack: 'x', layer: '', pallet: '' })).toBeUndefined();
});

test('in one field it keeps its unit, or becomes packs where there were several', () => {
  expect(inOneField({ pack: '', layer: '', pallet: '1,5' }, keg50)).toEqual({ unit: 'pallet', text: '1,5' });
  expect(inOneField({ pack: '2', layer: '1', pallet: '1' }, keg50)).toEqual({ unit: 'pack', text: '20' });
  expect(inOneField({ pack: '', layer: '', pallet: '' }, keg50)).toBeUndefined();
});
