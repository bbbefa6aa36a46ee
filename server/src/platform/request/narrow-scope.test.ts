import { expect, test } from 'vitest';
import { narrowedTo } from './narrow-scope.ts';
import type { Scope } from './request.ts';

const scope = (markets: Scope['markets'], companyIds: readonly string[]) =>
  ({ markets, companyIds, shipToIds: ['S1'] }) as unknown as Scope;
const pub = { id: 'C1', country: 'CZ' as const };

test('a scope is narrowed to a company that it reaches, and to nothing else', () => {
  const only = { markets: [], companyIds: ['C1'], shipToIds: [] };

  expect(narrowedTo(scope(['CZ', 'SK'], []), pub)).toEqual(only);
  expect(narrowedTo(scope([], ['C1', 'C2']), pub)).toEqual(only);
});

test('one that does not reach the company gives none, not even by one of its ship-tos', () => {
  expect(narrowedTo(scope(['SK'], ['C2']), pub)).toBeUndefined();
});
