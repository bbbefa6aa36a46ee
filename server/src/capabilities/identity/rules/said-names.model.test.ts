import { expect, test } from 'vitest';
import { namesOf } from './said-names.model.ts';

const email = 'petra.mala@brewery.example';
const said = (names: { given?: string; family?: string; whole?: string }) =>
  namesOf({ given: undefined, family: undefined, whole: undefined, language: undefined, ...names }, email);

test.each([
  ['first and last name', { given: 'Petra', family: 'Malá' }, 'Petra', 'Malá'],
  ['spaces around them', { given: ' Petra ', family: 'Malá\n' }, 'Petra', 'Malá'],
  ['one name of several words', { whole: 'Ana María Pérez' }, 'Ana', 'María Pérez'],
  ['the first name alone', { given: 'Petra' }, 'Petra', 'Mala'],
  ['a last name that is an address', { given: 'Petra', family: 'www.evil.example' }, 'Petra', 'Mala'],
  ['names of nothing but spaces', { given: ' ', family: ' ', whole: ' ' }, 'Petra', 'Mala'],
  ['a name that is too long', { given: 'P'.repeat(81), family: 'Malá' }, 'Petra', 'Malá'],
  ['nothing', {}, 'Petra', 'Mala'],
])('from %s somebody gets their name', (_said, names, firstName, lastName) => {
  expect(said(names)).toEqual({ firstName, lastName });
});
