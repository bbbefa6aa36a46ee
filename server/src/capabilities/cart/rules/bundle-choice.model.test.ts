import { expect, test } from 'vitest';
import { aBundle } from '../testing/test-shop.ts';
import { chooseOptions, parseOption } from './bundle-choice.model.ts';

const bundle = aBundle();
const defaults = bundle.items.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault));
const choose = (...asked: string[]) => chooseOptions(bundle, asked, defaults);

test('nothing chosen means the default options', () => {
  expect(choose()).toMatchObject({ key: 'B-1-1' });
});

test('the same choice has the same key, whatever the order it was given in', () => {
  expect(choose('B-2-1', 'B-1-2')).toMatchObject({ key: 'B-1-2,B-2-1' });
  expect(choose('B-1-2', 'B-2-1')).toMatchObject({ key: 'B-1-2,B-2-1' });
});

test('a quantity that may be changed is part of the choice, the usual one is not worth a word', () => {
  expect(choose('B-1-2:6')).toMatchObject({ key: 'B-1-2:6' });
  expect(choose('B-1-2:4')).toMatchObject({ key: 'B-1-2' });
});

test.each([
  ['an option of another bundle', ['C-1-1'], 'BUNDLE_OPTION_UNKNOWN'],
  ['nothing of what is required', ['B-2-1'], 'BUNDLE_OPTION_MISSING'],
  ['two options where one is meant', ['B-1-1', 'B-1-2'], 'BUNDLE_OPTION_TWICE'],
  ['the same option twice', ['B-1-1', 'B-1-1'], 'BUNDLE_OPTION_TWICE'],
  ['another quantity where it is fixed', ['B-1-1:5'], 'BUNDLE_OPTION_FIXED'],
  ['none of an option', ['B-1-2:0'], 'QUANTITY_INVALID'],
  ['more than anybody may order', ['B-1-2:100001'], 'QUANTITY_TOO_LARGE'],
  ['a quantity that is no number', ['B-1-2:x'], 'BUNDLE_OPTION_UNKNOWN'],
  ['a negative quantity', ['B-1-2:-1'], 'BUNDLE_OPTION_UNKNOWN'],
])('%s is refused', (_name, asked, code) => {
  expect(choose(...asked)).toMatchObject({ code });
});

test('an option whose own id holds a colon is still itself', () => {
  expect(parseOption('a:2', new Set(['a:2']))).toEqual({ id: 'a:2', quantity: undefined });
  expect(parseOption('a:2:3', new Set(['a:2']))).toEqual({ id: 'a:2', quantity: 3 });
});

test('what was not chosen is not in the bundle any more', () => {
  const choice = choose('B-1-2:6');

  expect(choice).toMatchObject({ chosen: { items: [{ options: [{ id: 'B-1-2', quantity: 6 }] }, { options: [] }] } });
});
