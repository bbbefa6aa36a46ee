import { expect, test } from 'vitest';
import type { Shelf } from '../shelf/shelf.model.ts';
import { aKeg, stocked } from '../test-shelf.ts';
import { byRelevance, search } from './search.model.ts';

function find(shelf: Shelf, text: string) {
  const hits = search(shelf.index, text, new Uint8Array(shelf.products.length).fill(1));
  const skus = [...byRelevance(shelf.bySku, hits, true)].map((slot) => shelf.products[slot]?.sku);
  return { skus, corrected: hits.corrected?.join(' ') };
}
const named = (...names: string[]) => stocked(names.map((name, nth) => aKeg({ sku: `S${nth}`, name })));

test('a whole number wins over whatever else bears it as a word, blanks around it or not', async () => {
  const shelf = await stocked([
    aKeg({ sku: 'A0', name: 'Z9 Z9', brand: 'Z9', subBrand: 'Z9' }),
    aKeg({ sku: 'Z9', name: 'Pivo' }),
  ]);

  expect(find(shelf, 'z9').skus).toEqual(['Z9', 'A0']);
  expect(find(shelf, '  z9 ').skus).toEqual(['Z9', 'A0']);
});

test('of two words one slip away the more usual is meant, of equally usual ones the first by name', async () => {
  expect(find(await named('Hořka', 'Hořky', 'Hořky'), 'horkx').corrected).toBe('horky');
  expect(find(await named('Hořka', 'Hořka', 'Hořky'), 'horkx').corrected).toBe('horka');
  expect(find(await named('Hořky', 'Hořka'), 'horkx').corrected).toBe('horka');
});

test('a word of three letters is taken at its word', async () => {
  expect(find(await named('Ipa'), 'ipx')).toEqual({ skus: [], corrected: undefined });
  expect(find(await named('Ipas'), 'ipax').corrected).toBe('ipas');
});

test('the right words stay as they are while the wrong one is mended', async () => {
  expect(find(await named('Hořka Limonada', 'Sladka Limonada'), 'horkx limonada')).toEqual({
    skus: ['S0'],
    corrected: 'horka limonada',
  });
});
