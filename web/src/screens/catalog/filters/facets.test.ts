import { expect, test } from 'vitest';
import { everything, untouched, withValue } from '#capabilities/catalogue/selection.ts';
import { facetsOf, labelIn } from './facets.ts';

const option = (value: string, label = value, count = 1) => ({ value, label, count });
const aggregations = [
  { attribute_code: 'brand', options: [option('Havranov'), option('Žlutý Mlýn')] },
  { attribute_code: 'packaging', options: [option('Beer', 'Pivo', 11)] },
  {
    attribute_code: 'category_uid',
    options: [option('cz-1', 'Pivo'), option('cz-2', 'Ležák'), option('cz-3', 'Tmavé')],
  },
  { attribute_code: 'country_of_origin', options: [option('CZ', 'Česko')] },
  { attribute_code: 'product_new', options: [option('1')] },
];

test('facets come in our order, without those that tell nothing', () => {
  const names = facetsOf(aggregations, untouched).map(({ name }) => name);

  expect(names).toEqual(['packaging', 'category_uid', 'brand']);
});

test('the tree is offered below its first level, which is the groups over again', () => {
  const [, category] = facetsOf(aggregations, everything);

  expect(category?.options.map(({ label }) => label)).toEqual(['Ležák', 'Tmavé']);
});

test('what is chosen stays in sight, even when nothing is left of it', () => {
  const chosen = withValue(withValue(everything, 'country_of_origin', 'CZ', true), 'brand', 'Faro Basso', true);

  const facets = facetsOf(aggregations, chosen);

  expect(facets.find(({ name }) => name === 'country_of_origin')?.options).toHaveLength(1);
  expect(facets.find(({ name }) => name === 'brand')?.options.at(-1)).toEqual(option('Faro Basso', 'Faro Basso', 0));
  expect(labelIn(facets, 'packaging', 'Beer')).toBe('Pivo');
  expect(labelIn(facets, 'brand', 'nobody')).toBeUndefined();
});
