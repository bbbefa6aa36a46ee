import { expect, test } from 'vitest';
import { groupRights, holdsRight, inMarketOrder, isEverywhere } from './held-rights.ts';

const held = (right: 'orders.read' | 'audit.read' | 'credit.read', markets: string[], ownCustomersOnly = false) => ({
  right,
  markets,
  ownCustomersOnly,
});

test('rights of the same markets stand together in whatever order these came, those that reach furthest first', () => {
  const groups = groupRights([
    held('credit.read', ['CZ']),
    held('audit.read', ['CZ', 'SK']),
    held('orders.read', ['SK', 'CZ']),
  ]);

  expect(groups).toEqual([
    { markets: ['CZ', 'SK'], ownCustomersOnly: false, rights: ['orders.read', 'audit.read'] },
    { markets: ['CZ'], ownCustomersOnly: false, rights: ['credit.read'] },
  ]);
});

test('what holds for own customers only stands apart, after what holds for all', () => {
  const groups = groupRights([held('orders.read', ['CZ'], true), held('audit.read', ['CZ'])]);

  expect(groups.map(({ ownCustomersOnly, rights }) => [ownCustomersOnly, rights])).toEqual([
    [false, ['audit.read']],
    [true, ['orders.read']],
  ]);
});

test('a right counts where it holds in a market at least', () => {
  expect(holdsRight([held('audit.read', ['SK'])], 'audit.read')).toBe(true);
  expect(holdsRight([held('audit.read', [])], 'audit.read')).toBe(false);
  expect(holdsRight([held('orders.read', ['CZ'])], 'audit.read')).toBe(false);
  expect(holdsRight(undefined, 'audit.read')).toBe(false);
});

test('markets are in the order of the portal, one that it does not know comes last, and all of them are everywhere', () => {
  expect(inMarketOrder(['PL', 'ES', 'CZ'])).toEqual(['CZ', 'ES', 'PL']);
  expect(isEverywhere(['ES', 'IT', 'SK', 'CZ'])).toBe(true);
  expect(isEverywhere(['CZ', 'SK'])).toBe(false);
});
