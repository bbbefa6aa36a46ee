import { expect, test } from 'vitest';
import { firstOptions, foundOptions } from './found-options.ts';

const options = ['Žlutý Mlýn', 'Biela Studňa', 'Havranov'].map((label) => ({ value: label, label, count: 1 }));

test('a value is found by any part of its name, without case and accents', () => {
  const found = (query: string) => foundOptions(options, query).map(({ label }) => label);

  expect(found('mlyn ZLUTY')).toEqual(['Žlutý Mlýn']);
  expect(found('n')).toEqual(['Žlutý Mlýn', 'Biela Studňa', 'Havranov']);
  expect(found('  ')).toHaveLength(3);
  expect(found('faro')).toEqual([]);
});

test('many values are folded away, one or two are not, and a chosen one never', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ value: `v${n}`, label: `V${n}`, count: 1 }));

  expect(firstOptions(many(10), [])).toHaveLength(10);
  expect(firstOptions(many(20), [])).toHaveLength(8);
  expect(firstOptions(many(20), ['v15']).map(({ value }) => value)).toContain('v15');
});
