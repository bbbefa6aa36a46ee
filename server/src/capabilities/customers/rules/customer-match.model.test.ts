import { expect, test } from 'vitest';
import { bestMatches, type Match, mayBeOrderNumber, toSearched } from './customer-match.model.ts';

const match = (companyId: string, by: Match['by'], name: string, id = companyId): Match => ({
  companyId,
  by,
  id,
  name,
});
const order = (matches: readonly Match[], search: string) =>
  bestMatches(matches, search).map(({ companyId, by }) => `${companyId} ${by}`);

test('a whole number or name comes first, then a beginning, then the beginning of a word, then any part', () => {
  const matches = [
    match('C4', 'company', 'Pivovarská Lípa'),
    match('C5', 'company', 'Oslípa'),
    match('C3', 'company', 'Lípa a dub'),
    match('C2', 'company', 'Lípa'),
  ];

  expect(order(matches, 'lipa')).toEqual(['C2 company', 'C3 company', 'C4 company', 'C5 company']);
  expect(order([match('C1', 'company', 'Dub'), match('C9', 'ship-to', 'U C1')], 'c1')).toEqual([
    'C1 company',
    'C9 ship-to',
  ]);
});

test('of what is as close the order comes before the customer, and these before payer, ship-to and person', () => {
  const kinds = ['person', 'ship-to', 'payer', 'company', 'order'] as const;
  const matches = kinds.map((by, index) => match(`C${index}`, by, 'U Lípy'));

  expect(order(matches, 'lípy')).toEqual(['C4 order', 'C3 company', 'C2 payer', 'C1 ship-to', 'C0 person']);
});

test('a customer is there once, by what was found best', () => {
  const matches = [
    match('C1', 'person', 'Jan Dub', 'u-1'),
    match('C1', 'company', 'Dub'),
    match('C1', 'ship-to', 'Dub'),
  ];

  expect(order(matches, 'dub')).toEqual(['C1 company']);
});

test.each([
  ['+420 603 123 456', '420603123456'],
  ['269 00 112', '26900112'],
  ['(603) 12-34', '6031234'],
  ['12 34', '1234'],
  ['1 2', '1 2'],
  ['u lípy 5', 'u lípy 5'],
  ['C1001', 'C1001'],
])('%s is looked for as %s', (typed, searched) => {
  expect(toSearched(typed)).toBe(searched);
});

test.each([
  ['4500123', true],
  ['SAP-1', true],
  ['45', false],
  ['u lípy', false],
  ['lipy', false],
  ['4500123; x', false],
])('whether %s may be the number of an order: %s', (typed, may) => {
  expect(mayBeOrderNumber(typed)).toBe(may);
});
