import { expect, test } from 'vitest';
import { reaches, reachOf, staffReachOf } from './reach.ts';

const whole = { companyId: 'C1', shipToId: undefined };
const single = { companyId: 'C2', shipToId: '20' };
const reach = reachOf([whole, single]);

test('a role of a company reaches all its ship-tos and the company itself, one of a ship-to that alone', () => {
  expect(reach).toEqual({ companyIds: ['C1'], shipToIds: ['20'] });
  expect(reaches(reach, { companyId: 'C1', shipToId: '10' })).toBe(true);
  expect(reaches(reach, whole)).toBe(true);
  expect(reaches(reach, single)).toBe(true);
  expect(reaches(reach, { companyId: 'C2', shipToId: '21' })).toBe(false);
  expect(reaches(reach, { companyId: 'C2', shipToId: undefined })).toBe(false);
  expect(reaches(reachOf([]), single)).toBe(false);
});

test('staff reach every ship-to of their markets, and others no market', () => {
  const staff = { ...reachOf([]), markets: ['CZ' as const] };

  expect(reaches(staff, { ...single, country: 'CZ' })).toBe(true);
  expect(reaches(staff, { ...single, country: 'SK' })).toBe(false);
  expect(reaches(staff, single)).toBe(false);
  expect(reaches(reach, { companyId: 'C3', shipToId: '30', country: 'CZ' })).toBe(false);
});

test('a right reaches the markets of the grants that give it, and of a portfolio its companies alone', () => {
  const czech = { roleId: 'r', rights: ['orders.read' as const], countries: ['CZ' as const], companyIds: undefined };
  const own = { ...czech, countries: ['SK' as const], companyIds: ['C2'] };
  const other = { ...czech, rights: ['audit.read' as const] };

  expect(staffReachOf([czech, own, other], 'orders.read')).toEqual({ markets: ['CZ'], companyIds: ['C2'] });
  expect(staffReachOf([czech, own], 'audit.read')).toEqual({ markets: [], companyIds: [] });
});
