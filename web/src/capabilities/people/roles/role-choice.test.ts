import { describe, expect, test } from 'vitest';
import type { AssignableRoles, Person } from '../queries/people.queries.ts';
import { besideRoles, besidesOf, changedBesides } from './beside-roles.ts';
import { changedRows, choiceOf, chooseAll, noAccess, rowsOf, toSchema } from './role-choice.ts';
import { seenSections } from './seen-sections.ts';

const role = (roleid: string, side: 'company' | 'pub' | 'academy', ...sections: string[]) =>
  ({ roleid, rolename: roleid, side, sections }) as AssignableRoles['roles'][number];
const shipTo = (id: string, changes: object = {}) => ({
  id,
  name: `Pub ${id}`,
  city: 'Brno',
  street: 'Dlouhá 4',
  status: 'Active' as const,
  customerType: 'POS',
  roleids: ['owner', 'shift', 'accountant'],
  ...changes,
});
const offered: AssignableRoles = {
  roles: [
    role('owner', 'company', 'Catalogue', 'My Documents', 'Access Management'),
    role('shift', 'pub', 'Catalogue'),
    role('accountant', 'pub', 'My Documents'),
    role('academy', 'academy', 'Academy'),
  ],
  companies: [
    {
      companyId: 'C1',
      companyName: 'C1',
      country: 'CZ',
      everywhere: ['owner', 'shift', 'accountant'],
      shipTos: [shipTo('1'), shipTo('2'), shipTo('3', { status: 'Move Out' })],
    },
  ],
};
const holding = (...rpDetails: { roleid: string; shipToId?: string }[]) =>
  ({
    permissionSchema: [
      {
        companyId: 'C1',
        rpDetails: rpDetails.map((each) => ({ permission: '', customerType: 'POS', rolename: '', ...each })),
      },
    ],
  }) as unknown as Person;
const rows = rowsOf(offered.companies);
const schemaOf = (person: Person | undefined, choice: Record<string, string | undefined>) => {
  const { permissionSchema, deletedShipToList } = toSchema({ person, offered, choice });
  return { roles: permissionSchema.flatMap(({ rpDetails }) => rpDetails), deletedShipToList };
};

test('a ship-to that is closed for good needs no line', () => {
  expect(rows.map(({ id }) => id)).toEqual(['1', '2']);
});

test('somebody new has nothing chosen, somebody known what they hold; the ship-to itself counts before the company', () => {
  const known = holding({ roleid: 'shift' }, { roleid: 'academy' }, { roleid: 'accountant', shipToId: '2' });

  expect(choiceOf(undefined, rows, offered.roles)).toEqual({ 1: undefined, 2: undefined });
  expect(choiceOf(known, rows, offered.roles)).toEqual({ 1: 'shift', 2: 'accountant' });
  expect(choiceOf(holding({ roleid: 'shift', shipToId: '1' }), rows, offered.roles)).toEqual({
    1: 'shift',
    2: noAccess,
  });
});

test('where nothing was touched everything stays as it is, a role of the whole company, too', () => {
  const person = holding({ roleid: 'shift' }, { roleid: 'academy' });

  expect(schemaOf(person, { 1: 'shift', 2: 'shift' })).toEqual({
    roles: [{ roleid: 'shift' }, { roleid: 'academy' }],
    deletedShipToList: [],
  });
});

test('one change takes a role of the whole company apart, and what is beside it is kept', () => {
  const person = holding({ roleid: 'shift' }, { roleid: 'academy' });

  expect(schemaOf(person, { 1: 'accountant', 2: 'shift' }).roles).toEqual([
    { roleid: 'accountant', shipToId: '1' },
    { roleid: 'shift', shipToId: '2' },
    { roleid: 'academy' },
  ]);
  expect(schemaOf(person, { 1: noAccess, 2: noAccess })).toEqual({ roles: [], deletedShipToList: ['1', '2'] });
});

test('an owner everywhere is one of the whole company; a shift leader everywhere is one at each ship-to', () => {
  expect(schemaOf(undefined, { 1: 'owner', 2: 'owner' }).roles).toEqual([{ roleid: 'owner' }]);
  expect(schemaOf(undefined, { 1: 'shift', 2: 'shift' }).roles).toEqual([
    { roleid: 'shift', shipToId: '1' },
    { roleid: 'shift', shipToId: '2' },
  ]);
});

test('one role for all goes only where it may be given', () => {
  const some = [shipTo('1'), shipTo('2', { roleids: ['shift'] })].map((each) => ({ ...each, companyId: 'C1' }));

  expect(chooseAll(some, { 1: 'shift', 2: 'shift' }, 'owner')).toEqual({ 1: 'owner', 2: 'shift' });
  expect(chooseAll(some, {}, noAccess)).toEqual({ 1: noAccess, 2: noAccess });
  expect(changedRows(rows, { 1: 'shift', 2: 'shift' }, { 1: 'shift', 2: 'owner' }).map(({ id }) => id)).toEqual(['2']);
});

test('what a person will see is shown as a difference, with the only ship-to where that is one', () => {
  const seen = seenSections(offered.roles, rows, { 1: 'shift', 2: 'shift' }, { 1: 'shift', 2: 'accountant' });

  expect(seen).toEqual([
    { section: 'Contracts', state: 'never', onlyAt: [] },
    { section: 'My Orders', state: 'never', onlyAt: [] },
    { section: 'Catalogue', state: 'kept', onlyAt: ['Pub 1'] },
    { section: 'My Documents', state: 'new', onlyAt: ['Pub 2'] },
    { section: 'Access Management', state: 'never', onlyAt: [] },
  ]);
  expect(seenSections(offered.roles, rows, { 1: 'owner', 2: 'owner' }, { 1: 'shift', 2: 'shift' })).toContainEqual({
    section: 'Access Management',
    state: 'lost',
    onlyAt: [],
  });
});

describe('what comes beside a role', () => {
  const withAcademy: AssignableRoles = {
    ...offered,
    companies: offered.companies.map((company) => ({
      ...company,
      shipTos: company.shipTos.map((shipTo) => ({ ...shipTo, roleids: [...shipTo.roleids, 'academy'] })),
    })),
  };
  const rolesOf = (person: Person | undefined, choice: Record<string, string>, besides?: Record<string, boolean>) =>
    toSchema({ person, offered: withAcademy, choice, ...(besides ? { besides } : {}) }).permissionSchema.flatMap(
      ({ rpDetails }) => rpDetails,
    );

  test('is given at every ship-to that somebody keeps, and taken away everywhere', () => {
    expect(rolesOf(undefined, { 1: 'shift', 2: noAccess }, { academy: true })).toEqual([
      { roleid: 'shift', shipToId: '1' },
      { roleid: 'academy', shipToId: '1' },
    ]);
    const held = holding({ roleid: 'shift' }, { roleid: 'academy' });
    expect(rolesOf(held, { 1: 'shift', 2: 'shift' }, { academy: false })).toEqual([
      { roleid: 'shift', shipToId: '1' },
      { roleid: 'shift', shipToId: '2' },
    ]);
  });

  test('may be the only role of a ship-to', () => {
    expect(rolesOf(undefined, { 1: 'academy', 2: 'academy' })).toEqual([
      { roleid: 'academy', shipToId: '1' },
      { roleid: 'academy', shipToId: '2' },
    ]);
    const held = holding({ roleid: 'academy' });
    expect(rolesOf(held, { 1: 'academy', 2: 'academy' })).toEqual([{ roleid: 'academy' }]);
  });

  test('is offered where it may be given or is held, and counts among what somebody will see', () => {
    const academyRows = rowsOf(withAcademy.companies);
    expect(besideRoles(offered.roles, rows, {})).toEqual([]);
    expect(besideRoles(offered.roles, academyRows, {}).map(({ roleid }) => roleid)).toEqual(['academy']);
    expect(besidesOf(holding({ roleid: 'shift' }, { roleid: 'academy' }), offered.roles)).toEqual({ academy: true });
    expect(changedBesides({ academy: true }, {})).toEqual(['academy']);
    const seen = seenSections(
      offered.roles,
      academyRows,
      { 1: 'shift' },
      { 1: 'shift' },
      {
        before: {},
        after: { academy: true },
      },
    );
    expect(seen.find(({ section }) => section === 'Academy')).toEqual({
      section: 'Academy',
      state: 'new',
      onlyAt: ['Pub 1'],
    });
  });
});
