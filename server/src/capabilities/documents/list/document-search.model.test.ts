import { expect, test } from 'vitest';
import { amountOf, dayOf, documentsOf, textOf } from '../archives/archive-answer.model.ts';
import { searchedParts } from './document-search.model.ts';

test.each([
  ['  ', []],
  [' Smlouva 12 ', ['smlouva 12']],
  ['9412', ['9412', '=9412']],
  ['9 412,60', ['=9412.60']],
  ['9.412,60', ['=9412.60']],
  ['9,412.60 €', ['=9412.60']],
  ['-9412,6', ['=9412.6']],
  ['1.234.567', ['1.234.567', '=1234567']],
  ['1.234,567', ['1.234,567']],
  ['1,234,56', ['1,234,56']],
  ['007', ['007', '=7']],
  ['1234567890123', ['1234567890123']],
])('“%s” is looked for as %o', (written, parts) => {
  expect(searchedParts(written)).toEqual(parts);
});

test('of an archive’s answer only what makes sense is read', () => {
  expect([textOf('a'.repeat(200)), textOf('a'.repeat(201)), textOf(''), textOf(7)]).toEqual([
    'a'.repeat(200),
    undefined,
    undefined,
    undefined,
  ]);
  expect([amountOf('-12.50'), amountOf('12.5'), amountOf('12345678901.00'), amountOf(12.5)]).toEqual([
    -1_250,
    undefined,
    undefined,
    undefined,
  ]);
  expect([dayOf('2026', '11', '30'), dayOf('2026', '13', '01'), dayOf('2026', '1', '1')]).toEqual([
    '2026-11-30',
    undefined,
    undefined,
  ]);
});

test('one document that makes no sense, or more than two thousand, and the whole list is not trusted', () => {
  const read = ({ id }: Record<string, unknown>) => (typeof id === 'string' ? ({ id } as never) : undefined);
  const list = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `d-${index}` }));

  expect(documentsOf(list(2_000), read)).toHaveLength(2_000);
  for (const bad of [list(2_001), [...list(2), {}], [null], 'list', undefined, [{ id: '../x' }]])
    expect(() => documentsOf(bad, read)).toThrow();
});
