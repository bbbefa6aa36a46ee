import { expect, test } from 'vitest';
import { compareGrants, grantsOfGroups, writtenGrants } from './staff-groups.model.ts';

const support = (...countries: ('CZ' | 'SK' | 'IT')[]) => ({ roleId: 'support', countries });
const operator = (...countries: ('CZ' | 'SK' | 'IT')[]) => ({ roleId: 'operator', countries });

test('groups that give the same role give it once, in the markets of all of them', () => {
  expect(grantsOfGroups([support('SK'), operator('IT'), support('CZ', 'SK')])).toEqual([
    operator('IT'),
    support('CZ', 'SK'),
  ]);
});

test('a group whose markets this version does not know gives nothing', () => {
  expect(grantsOfGroups([support()])).toEqual([]);
});

test('what is held already stays as it is, in whichever order its markets are written', () => {
  const held = { id: '7', ...support('SK', 'CZ') };

  expect(compareGrants([held], [support('CZ', 'SK')])).toEqual({ ended: [], added: [] });
});

test('another market is another grant, and a role that no group gives any more ends', () => {
  const held = [
    { id: '7', ...support('CZ') },
    { id: '8', ...operator('CZ') },
  ];

  expect(compareGrants(held, [support('CZ', 'SK')])).toEqual({ ended: held, added: [support('CZ', 'SK')] });
  expect(compareGrants(held, [])).toEqual({ ended: held, added: [] });
});

test('the audit reads roles with their markets, and nothing where there are none', () => {
  expect(writtenGrants([support('SK', 'CZ'), operator('IT')])).toBe('operator IT; support CZ,SK');
  expect(writtenGrants([])).toBeNull();
});
