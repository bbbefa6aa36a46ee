import { describe, expect, test } from 'vitest';
import { needOfAddress } from './need-of-address.ts';
import { mayOpen, menuFor, type Permitted, routePaths, routeSections } from './section-table.ts';
import { isSection, type Section, sections } from './sections.ts';

type Account = Permitted & { name: string };

const emptiesRole = 'On Premise Empties Management';
const account = (
  name: string,
  customerType: string | null,
  allAvailablePermission: readonly Section[],
  rolename = 'Delegated Owner',
): Account => ({ name, customerType, allAvailablePermission, permissionSchema: [{ rpDetails: [{ rolename }] }] });

/** The demo world's accounts by their lists, as part 6 of its description has them. */
const accounts: Account[] = [
  account('owner@ulipy', 'POS', sections, emptiesRole),
  account('shift@ulipy', 'POS', ['Home Page', 'Catalogue', 'My Orders', 'Support']),
  account('new@ulipy', 'POS', ['Home Page', 'My Profile', 'Catalogue', 'My Orders', 'News & Events', 'Support']),
  account('academy@ulipy', 'POS', ['Home Page', 'Academy']),
  account('warehouse@velkosklad-brno', 'WHSL', [
    'Home Page',
    'My Profile',
    'Catalogue',
    'My Orders',
    'My Documents',
    'Support',
  ]),
  account('accountant@tatravelko', 'WHSL', [
    'Home Page',
    'My Profile',
    'My Documents',
    'Contracts',
    'Reporting',
    'Support',
  ]),
  account('owner@tatravelko', 'WHSL', sections),
  account('owner@bellini', 'DIST', sections),
  account('manager@bar-romero', 'Outlets', [
    'Home Page',
    'My Profile',
    'Catalogue',
    'My Orders',
    'My Documents',
    'Pub Menu',
    'Support',
  ]),
  account('edge@prilis-zlutoucky-kun', 'POS', sections),
  account('staff@meridian', null, sections),
  account('nobody', null, []),
];

const allOn = new Map<string, string>(sections.map((section) => [section, '1']));
const switchOf = (section: Section, value: string | undefined): Map<string, string> => {
  const switches = new Map(allOn);
  if (value === undefined) switches.delete(section);
  else switches.set(section, value);
  return switches;
};
const namesOf = (user: Permitted, switches: ReadonlyMap<string, string> = allOn) =>
  menuFor(user, switches).map(({ name }) => name);

describe.each(accounts)('$name', (user) => {
  test.each(sections)('opens %s exactly with the permission and a switch of 1', (section) => {
    const holds = user.allAvailablePermission.includes(section);

    const opens = ['1', '0', undefined, 'true', ' 1 '].map((value) =>
      mayOpen(section, user.allAvailablePermission, switchOf(section, value)),
    );

    const isHome = section === 'Home Page';
    expect(opens).toEqual([isHome || holds, isHome, isHome, isHome, isHome || holds]);
  });

  test('sees a menu entry only for a section that opens', () => {
    for (const { section } of menuFor(user, allOn)) {
      expect(mayOpen(section, user.allAvailablePermission, allOn)).toBe(true);
      if (section === 'Home Page') continue;
      for (const value of ['0', undefined]) {
        const shown = menuFor(user, switchOf(section, value)).map((entry) => entry.section);
        expect(shown).not.toContain(section);
      }
    }
  });
});

const menuOf = (name: string) => {
  const user = accounts.find((each) => each.name === name);
  return user && namesOf(user);
};

test('each account sees exactly its menu', () => {
  const full =
    'home profile catalogue orders documents reporting contracts support marketing training news about academy';

  expect(menuOf('owner@ulipy')?.join(' ')).toBe(`${full} empties pubMenu`);
  expect(menuOf('edge@prilis-zlutoucky-kun')?.join(' ')).toBe(`${full} pubMenu`);
  expect(menuOf('owner@tatravelko')?.join(' ')).toBe(full);
  expect(menuOf('owner@bellini')?.join(' ')).toBe(full);
  expect(menuOf('staff@meridian')?.join(' ')).toBe(full);
  expect(menuOf('shift@ulipy')).toEqual(['home', 'catalogue', 'orders', 'support']);
  expect(menuOf('new@ulipy')).toEqual(['home', 'profile', 'catalogue', 'orders', 'support', 'news']);
  expect(menuOf('academy@ulipy')).toEqual(['home', 'academy']);
  expect(menuOf('manager@bar-romero')).toEqual([
    'home',
    'profile',
    'catalogue',
    'orders',
    'documents',
    'support',
    'pubMenu',
  ]);
  expect(menuOf('nobody')).toEqual(['home']);
});

test('the role opens Empties Management only together with the permission, and the other way round', () => {
  const withRole = account('', 'POS', ['Home Page'], emptiesRole);
  const withPermission = account('', 'POS', ['Empties Management']);
  const franchisee = account('', 'WHSL', ['Empties Management'], 'On Premise Franchisee Empties Management');

  expect(namesOf(withRole)).not.toContain('empties');
  expect(namesOf(withPermission)).not.toContain('empties');
  expect(namesOf(franchisee)).toContain('empties');
});

test('the role counts among others, and at one of several companies', () => {
  const at = (...rolenames: string[]) => ({ rpDetails: rolenames.map((rolename) => ({ rolename })) });
  const user = { name: '', customerType: 'WHSL', allAvailablePermission: ['Empties Management'] };

  expect(namesOf({ ...user, permissionSchema: [at('Finance'), at('Finance', emptiesRole)] })).toContain('empties');
  expect(namesOf({ ...user, permissionSchema: [at('Finance'), at()] })).not.toContain('empties');
});

test('every address of the menu is a route of the section its entry shows', () => {
  for (const entry of menuFor(accounts[0] as Account, allOn)) {
    const links = 'children' in entry ? entry.children : 'to' in entry ? [entry] : [];
    for (const { to } of links) expect(routeSections[to]).toBe(entry.section);
  }
});

test('bare parents are no routes, and Orders opens none', () => {
  for (const bare of ['/catalog', '/orders', '/profile', '/support']) expect(routePaths).not.toContain(bare);

  expect(Object.values(routeSections)).not.toContain('Orders');
  for (const need of Object.values(routeSections)) {
    expect(isSection(need) || need === 'signed-in' || need === 'staff' || need === 'public').toBe(true);
  }
});

test.each([
  ['/cart', 'Catalogue'],
  ['/catalog/favorites?page=2', 'Catalogue'],
  ['/catalog/CZ100101#top', 'Catalogue'],
  ['/news/winter', 'News & Events'],
  ['/contact', 'public'],
  ['/catalog/', undefined],
  ['/nothing/like/it', undefined],
])('%s needs %s', (address, need) => {
  expect(needOfAddress(address)).toBe(need);
});
