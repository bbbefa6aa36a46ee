import { type Section, sections } from '@dray/contract/sections.ts';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#platform/request/request.ts';
import { everywhere } from '../../testing/staff-grants.ts';
import { grantsOf, mayUse, mayUseAt, readSections } from './access.model.ts';

const holderOf = (...held: Section[][]): Caller => ({
  uid: 'u-1',
  isStaff: false,
  staffGrants: [],
  companyId: 'C1',
  country: 'CZ',
  customerType: 'POS',
  grants: held.map((ownSections, index) => ({
    companyId: `C${index + 1}`,
    shipToId: undefined,
    customerType: 'POS',
    roleId: 'R-1',
    roleName: 'Role',
    sections: ownSections,
  })),
});

const switchesWith = (section: Section, value: string | undefined) =>
  new Map<string, string>(value === undefined ? [] : [[section, value]]);

// What the portal's switch says, and whether it opens the section for somebody who holds it (T16, T108).
const switchValues: [string | undefined, boolean][] = [
  ['1', true],
  [' 1 ', true],
  ['0', false],
  [undefined, false],
  ['true', false],
  ['', false],
  ['11', false],
];

describe.each(switchValues)('with the switch at %j', (value, isOpen) => {
  test.each(sections)('%s is open exactly to those who hold it, and the home page to all', (section) => {
    const isHome = section === 'Home Page';
    const others = sections.filter((other) => other !== section);
    const switches = switchesWith(section, value);

    expect(mayUse(holderOf([section]), section, switches)).toBe(isHome || isOpen);
    expect(mayUse(holderOf([...sections]), section, switches)).toBe(isHome || isOpen);
    expect(mayUse(holderOf(others), section, switches)).toBe(isHome);
    expect(mayUse(holderOf(), section, switches)).toBe(isHome);
  });
});

test('a section held at one company of several opens, with the rights of that company alone', () => {
  const caller = holderOf(['Support'], ['Contracts', 'Support']);

  expect(mayUse(caller, 'Contracts', switchesWith('Contracts', '1'))).toBe(true);
  expect(grantsOf(caller, 'Contracts').map(({ companyId }) => companyId)).toEqual(['C2']);
  expect(grantsOf(caller, 'Home Page').map(({ companyId }) => companyId)).toEqual(['C1', 'C2']);
});

test('staff, too, hold only the sections that were given to them', () => {
  const staff = { ...holderOf(['Support']), isStaff: true, staffGrants: everywhere(['desk.order']) };

  expect(mayUse(staff, 'Contracts', switchesWith('Contracts', '1'))).toBe(false);
});

test.each<[string, string[], Section[]]>([
  ['names in a list', ['Orders', 'Contracts'], ['Orders', 'Contracts']],
  ['names between commas', ['Orders,Contracts, Support'], ['Orders', 'Contracts', 'Support']],
  ['spaces around names', ['  Contracts ', '\tSupport\n'], ['Contracts', 'Support']],
  ['the ampersand of HTML', ['News &amp; Events,Training &amp; Learning'], ['News & Events', 'Training & Learning']],
  ['nothing', ['', ' , ,'], []],
])('sections are read from %s', (_name, names, read) => {
  expect(readSections(names)).toEqual(read);
});

test.each([
  'orders',
  'My  Orders',
  'All',
  '*',
  'Home',
  'Order',
  'Orders & My Orders',
  'News & amp; Events',
  '__proto__',
])('%j is no section and is dropped', (name) => {
  expect(readSections([name])).toEqual([]);
});

test('“Orders” never becomes “My Orders”, nor the other way round', () => {
  expect(readSections(['Orders'])).toEqual(['Orders']);
  expect(readSections(['My Orders'])).toEqual(['My Orders']);
  expect(mayUse(holderOf(readSections(['Orders'])), 'My Orders', switchesWith('My Orders', '1'))).toBe(false);
});

describe('at one ship-to', () => {
  const section = 'My Orders' as const;
  const open = { section, switches: switchesWith(section, '1') };
  const closed = { section, switches: switchesWith(section, '0') };
  const here = { companyId: 'C1', shipToId: '10' };
  const elsewhere = { companyId: 'C9', shipToId: '90' };

  test('a section is used where a grant with it reaches, and nowhere when its switch is off', () => {
    const holder = holderOf([section]);

    expect(mayUseAt(holder, open, here)).toBe(true);
    expect(mayUseAt(holder, closed, here)).toBe(false);
    expect(mayUseAt(holder, open, elsewhere)).toBe(false);
    expect(mayUseAt(holderOf(['Support']), open, here)).toBe(false);
  });

  test('staff open none of the customers’ sections, whatever roles and rights they hold (T145)', () => {
    const staff = { ...holderOf([section]), isStaff: true, staffGrants: everywhere(['desk.order']) };

    expect(mayUse(staff, section, open.switches)).toBe(false);
    expect(mayUseAt(staff, open, here)).toBe(false);
    expect(mayUse(staff, 'Home Page', open.switches)).toBe(true);
  });
});
