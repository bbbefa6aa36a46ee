import type { Country } from '@dray/contract/markets.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import { expect, test } from 'vitest';
import type { StaffGrant } from '#platform/request/request.ts';
import { findLacking, giveableIn, rightsOf, sameMarkets } from './giving.model.ts';

const holding = (...grants: [rights: StaffRight[], markets: Country[], companyIds?: string[]][]) => ({
  staffGrants: grants.map(
    ([rights, markets, companyIds], at): StaffGrant => ({
      roleId: `role-${at}`,
      rights,
      countries: markets,
      companyIds,
    }),
  ),
});
const role = (...rights: StaffRight[]) => ({ rights });

test('a role may be given where somebody manages staff and holds all of its rights, by whichever roles', () => {
  const giver = holding(
    [
      ['staff.manage', 'orders.read'],
      ['CZ', 'SK'],
    ],
    [['prices.read'], ['SK', 'IT']],
  );

  expect(giveableIn(giver, role('orders.read'))).toEqual(['CZ', 'SK']);
  expect(giveableIn(giver, role('orders.read', 'prices.read'))).toEqual(['SK']);
  expect(giveableIn(giver, role('prices.edit'))).toEqual([]);
  expect(giveableIn(holding([['orders.read'], ['CZ']]), role('orders.read'))).toEqual([]);
});

test('the first right that is lacking is named, with the markets where it is', () => {
  const giver = holding(
    [
      ['staff.manage', 'orders.read'],
      ['CZ', 'SK'],
    ],
    [['prices.read'], ['SK']],
  );

  expect(findLacking(giver, role('orders.read', 'prices.read'), ['CZ', 'SK'])).toEqual({
    right: 'prices.read',
    markets: ['CZ'],
  });
  expect(findLacking(giver, role('orders.read', 'prices.read'), ['SK'])).toBeUndefined();
});

test('a right for a portfolio is not held for a market', () => {
  const seller = holding([['staff.manage'], ['CZ']], [['orders.read'], ['CZ'], ['C1001']]);

  expect(giveableIn(seller, role('orders.read'))).toEqual([]);
  expect(findLacking(seller, role('orders.read'), ['CZ'])).toEqual({ right: 'orders.read', markets: ['CZ'] });
});

test('rights are shown by market, those for a portfolio apart unless the whole market is held, too', () => {
  const somebody = holding([['orders.read'], ['SK', 'CZ']], [['orders.read', 'credit.read'], ['CZ', 'ES'], ['C1']]);

  expect(rightsOf(somebody)).toEqual([
    { right: 'credit.read', markets: ['CZ', 'ES'], ownCustomersOnly: true },
    { right: 'orders.read', markets: ['CZ', 'SK'], ownCustomersOnly: false },
    { right: 'orders.read', markets: ['ES'], ownCustomersOnly: true },
  ]);
});

test('markets are the same in whatever order they come', () => {
  expect(sameMarkets(['SK', 'CZ'], ['CZ', 'SK'])).toBe(true);
  expect(sameMarkets(['SK'], ['CZ', 'SK'])).toBe(false);
});
