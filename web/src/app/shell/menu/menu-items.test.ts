import { menuTable } from '@dray/contract/section-table.ts';
import { expect, test } from 'vitest';
import { bottomBarItems, menuItems, splitForCompactRail } from './menu-items.ts';

const outside = { about: 'https://meridian.example' };
const everything = menuItems(menuTable, { hasScreen: () => true, outside });
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

test('with every screen the menu has the fifteen entries in their order', () => {
  expect(names(everything)).toEqual([
    'home',
    'profile',
    'catalogue',
    'orders',
    'documents',
    'reporting',
    'contracts',
    'support',
    'marketing',
    'training',
    'news',
    'about',
    'academy',
    'empties',
    'pubMenu',
  ]);
  expect(everything.filter(({ kind }) => kind === 'group').map(({ name }) => name)).toEqual([
    'catalogue',
    'orders',
    'support',
  ]);
  expect(names(everything.filter(({ kind }) => kind === 'outside'))).toEqual(['about']);
  expect(names(everything.filter(({ kind }) => kind === 'tool'))).toEqual(['academy', 'empties', 'pubMenu']);
});

test('an entry comes with its screen, and a group with those of its screens that there are', () => {
  const hasScreen = (path: string) => path === '/' || path === '/orders/saved';

  const ours = menuTable.filter((entry) => !('tool' in entry));
  expect(menuItems(ours, { hasScreen, outside: {} })).toEqual([
    { kind: 'destination', name: 'home', to: '/' },
    { kind: 'group', name: 'orders', destinations: [{ name: 'saved', to: '/orders/saved' }] },
  ]);
});

test('the narrow rail keeps seven entries and puts the rest behind More, the profile first', () => {
  const { shown, more } = splitForCompactRail(everything);

  expect(names(shown)).toEqual(['home', 'catalogue', 'orders', 'documents', 'reporting', 'contracts']);
  expect(names(more)[0]).toBe('profile');
  expect(shown.length + more.length).toBe(everything.length);
});

test('a short menu needs no More', () => {
  const short = everything.slice(0, 3);

  expect(splitForCompactRail(short)).toEqual({ shown: short, more: [] });
});

test('the bottom bar has its four entries, and others step in while screens are missing', () => {
  const early = menuItems(menuTable, { hasScreen: (path) => path === '/' || path === '/profile/details', outside });

  expect(names(bottomBarItems(everything))).toEqual(['home', 'products', 'favourites', 'history']);
  expect(names(bottomBarItems(early))).toEqual(['home', 'profile']);
});

test('who pays and does not order has the documents at the thumb', () => {
  const paying = everything.filter(({ name }) => name !== 'catalogue' && name !== 'orders');

  expect(names(bottomBarItems(paying))).toEqual(['home', 'documents', 'reporting', 'contracts']);
});
