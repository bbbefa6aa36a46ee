import { expect, test } from 'vitest';
import type { Person } from '#capabilities/identity/index.ts';
import type { Caller, Grant } from '#platform/request/request.ts';
import { attributesOf, timesOf } from './hand-off.model.ts';

const grant = (roleId: string, sections: Grant['sections']): Grant => ({
  companyId: 'C1001',
  shipToId: undefined,
  customerType: 'POS',
  roleId,
  roleName: roleId,
  sections,
});
const grants = [
  grant('R-ACADEMY', ['Home Page', 'Academy']),
  grant('R-ACADEMY', ['Home Page', 'Academy']),
  grant('R-FINANCE', ['My Documents', 'Contracts']),
  grant('R-EMPTIES', ['Empties Management']),
];
const person = {
  uid: 'u-1',
  email: 'a@b.example',
  firstName: 'Eva',
  lastName: 'Nová',
  language: 'cs',
  country: 'CZ',
  companyId: 'C1001',
  phone: '+420 777 123 456',
} as unknown as Person;

test.each([
  ['eLearning', ['R-ACADEMY']],
  ['emptiesManagement', ['R-EMPTIES']],
] as const)('%s is told of the roles that open it, each once, and of no other', (tool, roles) => {
  expect(attributesOf(tool, person, { grants } as unknown as Caller, 'U Lípy')).toEqual({
    uid: ['u-1'],
    mail: ['a@b.example'],
    firstName: ['Eva'],
    lastName: ['Nová'],
    language: ['cs'],
    country: ['CZ'],
    companyId: ['C1001'],
    company: ['U Lípy'],
    roles,
  });
});

test('what is not known of somebody is left empty', () => {
  const nobody = { ...person, country: undefined, companyId: undefined };

  expect(attributesOf('eLearning', nobody, { grants: [] } as unknown as Caller, undefined)).toMatchObject({
    country: [],
    companyId: [],
    company: [],
    roles: [],
  });
});

test('a statement counts from five seconds before for a minute, and its session for an hour', () => {
  const times = timesOf(new Date('2026-11-12T10:00:00Z'));

  expect(Object.values(times).map((time) => time.toISOString().slice(11, 19))).toEqual([
    '10:00:00',
    '09:59:55',
    '10:00:55',
    '11:00:00',
  ]);
});
