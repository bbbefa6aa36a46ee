import { expect, test } from 'vitest';
import { reaches, reachOf } from './reach.ts';

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
