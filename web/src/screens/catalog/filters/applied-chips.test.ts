// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { everything, selectionIn, untouched } from '#capabilities/catalogue/selection.ts';
import { loadTexts, startTexts, translatorFor } from '#platform/texts/texts.ts';
import { appliedChips } from './applied-chips.ts';
import { facetsOf } from './facets.ts';

beforeAll(async () => {
  startTexts('cs');
  await loadTexts('catalogue');
});

const chips = (...[selection, facets]: [Parameters<typeof appliedChips>[1], Parameters<typeof appliedChips>[2]]) =>
  appliedChips(translatorFor('cs', 'catalogue'), selection, facets);

test('the default is a filter like any other: named at once, and removable', () => {
  expect(chips(untouched, facetsOf([], untouched))).toEqual([
    { id: 'packaging=Beer', text: 'Druh zboží: Pivo', without: everything },
  ]);
});

test('every value is a chip in the words of the server, the search first', () => {
  const selection = selectionIn({ q: 'lezak', brand: ['Havranov'], filter_packaging: ['keg', 'crate'] }, 'products');
  const options = [
    { value: 'keg', label: 'Sud', count: 3 },
    { value: 'crate', label: 'Přepravka', count: 4 },
  ];

  const applied = chips(selection, [{ name: 'filter_packaging', options }]);

  expect(applied.map(({ text }) => text)).toEqual([
    'Hledáno: lezak',
    'Značka: Havranov',
    'Formát balení: Sud',
    'Formát balení: Přepravka',
  ]);
  expect(applied[2]?.without.facets.filter_packaging).toEqual(['crate']);
});
