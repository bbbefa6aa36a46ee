import { isSection, sections } from '@dray/contract/sections.ts';
import { expect, test } from 'vitest';
import { roles } from './roles.ts';

const namesOn = (side: string) =>
  roles
    .filter((role) => role.side === side)
    .map(({ name }) => name)
    .sort();

test('every role of the specification is there, on its side', () => {
  expect(namesOn('company')).toEqual(['Delegated Admin', 'Delegated Owner', 'Finance', 'General Admin', 'Owner']);
  expect(namesOn('warehouse')).toEqual(['Accountant', 'Common user', 'Delegated owner', 'Warehouse manager']);
  expect(namesOn('pub')).toEqual([
    'Accountant',
    'Associate',
    'Common user',
    'Delegated owner',
    'Shift leader',
    'Warehouse manager',
  ]);
  expect(namesOn('empties')).toEqual(['On Premise Empties Management', 'On Premise Franchisee Empties Management']);
  expect(namesOn('academy')).toEqual(['POS Academy']);
});

test('role ids are unique', () => {
  expect(new Set(roles.map(({ roleid }) => roleid)).size).toBe(roles.length);
});

test.each(roles)('$roleid names sections that exist, each once, and the home page', (role) => {
  const named: readonly string[] = role.sections;

  expect(named.filter((section) => !isSection(section))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(named).toContain('Home Page');
});

test('anyone who stands in for the owner sees every section', () => {
  const standIns = roles.filter(({ name }) => name.toLowerCase() === 'delegated owner');

  expect(standIns).toHaveLength(3);
  for (const role of standIns) expect(role.sections).toEqual(sections);
});
