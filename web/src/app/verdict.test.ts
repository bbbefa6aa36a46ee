import { routePaths, routeSections } from '@dray/contract/section-table.ts';
import { isSection, type Section, sections } from '@dray/contract/sections.ts';
import { describe, expect, test } from 'vitest';
import { verdictOn } from './verdict.ts';

const lists: Record<string, readonly Section[]> = {
  everything: sections,
  'a shift leader': ['Home Page', 'Catalogue', 'My Orders', 'Support'],
  'a new user': ['Home Page', 'My Profile', 'Catalogue', 'My Orders', 'News & Events', 'Support'],
  'POS Academy': ['Home Page', 'Academy'],
  'a warehouse': ['Home Page', 'My Profile', 'Catalogue', 'My Orders', 'My Documents', 'Support'],
  'an accountant': ['Home Page', 'My Profile', 'My Documents', 'Contracts', 'Reporting', 'Support'],
  'a bar': ['Home Page', 'My Profile', 'Catalogue', 'My Orders', 'My Documents', 'Pub Menu', 'Support'],
  nothing: [],
};

const switched = (section: Section, value: string | undefined): Map<string, string> =>
  new Map(
    sections.flatMap((each): [string, string][] => {
      if (each !== section) return [[each, '1']];
      return value === undefined ? [] : [[each, value]];
    }),
  );

describe.each(Object.entries(lists))('with %s', (_, permissions) => {
  test.each(routePaths)('%s opens exactly with the section and its switch', (path) => {
    const need = routeSections[path];
    const verdictWith = (value: string | undefined) =>
      verdictOn(need, {
        isSignedIn: true,
        isStaff: true,
        rights: { permissions, switches: switched(isSection(need) ? need : 'Home Page', value) },
      });

    if (!isSection(need) || need === 'Home Page') {
      expect(['1', '0', undefined].map(verdictWith)).toEqual(['enter', 'enter', 'enter']);
      return;
    }
    expect(verdictWith('1')).toBe(permissions.includes(need) ? 'enter' : 'refused');
    expect(verdictWith('0')).toBe('refused');
    expect(verdictWith(undefined)).toBe('refused');
  });
});

test.each(routePaths)('%s without a session leads to the sign-in, unless it is for everybody', (path) => {
  const need = routeSections[path];

  expect(verdictOn(need, { isSignedIn: false, isStaff: undefined, rights: undefined })).toBe(
    need === 'public' ? 'enter' : 'sign-in',
  );
});

test('a page of the staff is nowhere to a customer, whatever they hold, and open to staff who hold nothing', () => {
  const rights = { permissions: sections, switches: switched('Home Page', '1') };

  expect(verdictOn('staff', { isSignedIn: true, isStaff: false, rights })).toBe('nowhere');
  expect(verdictOn('staff', { isSignedIn: true, isStaff: true, rights: { ...rights, permissions: [] } })).toBe('enter');
});

test.each(routePaths)('%s stays shut while the rights could not be fetched, and only Home is left', (path) => {
  const need = routeSections[path];
  const isOpen = need === 'signed-in' || need === 'public' || need === 'Home Page';

  expect(verdictOn(need, { isSignedIn: true, isStaff: undefined, rights: undefined })).toBe(isOpen ? 'enter' : 'home');
});
