import { expect, test } from 'vitest';
import { foundOptions } from './found-options.ts';

const options = ['Žlutý Mlýn', 'Biela Studňa', 'Havranov'].map((label) => ({ value: label, label, count: 1 }));

test('a value is found by any part of its name, without case and accents', () => {
  const found = (query: string) => foundOptions(options, query).map(({ label }) => label);

  expect(found('mlyn ZLUTY')).toEqual(['Žlutý Mlýn']);
  expect(found('n')).toEqual(['Žlutý Mlýn', 'Biela Studňa', 'Havranov']);
  expect(found('  ')).toHaveLength(3);
  expect(found('faro')).toEqual([]);
});
