import type { Section } from '@dray/contract/sections.ts';
import { expect, test } from 'vitest';
import { searchedNames } from './searched-names.ts';

const holding =
  (...sections: Section[]) =>
  (section: Section) =>
    sections.includes(section);

test('the search names what is looked for most, of what a person may open', () => {
  expect(searchedNames(holding('Catalogue', 'My Orders', 'My Documents', 'Support'))).toEqual([
    'products',
    'orders',
    'documents',
  ]);
  expect(searchedNames(holding('My Documents', 'Contracts', 'Support'))).toEqual(['documents', 'help']);
  expect(searchedNames(holding('Catalogue'))).toEqual(['products']);
  expect(searchedNames(holding('Contracts'))).toEqual([]);
});
