import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFirstRoutes } from './first-routes.ts';

const table = `
  const home = screen(() => import('#screens/home/home-screen.tsx'), 'HomeScreen', ['home', 'contact'], (client) => ask(client));
  const login = screen(() => import('#screens/login/login-screen.tsx'), 'LoginScreen');
  const hidden = somewhere();
  export const routeTable: Record<RoutePath, RouteRow> = {
    '/': { screen: home, title: 'home', chrome: 'portal', bannerLocation: 'homepageAfterLogin' },
    '/login': { screen: login, title: 'login', chrome: 'none' },
    '/cart': { title: 'cart', chrome: 'portal' },
    '/news': { screen: hidden, title: 'news', chrome: 'portal' },
  };`;

test('a route brings the screen, the texts and the frame that the table gives it', () => {
  expect(readFirstRoutes(table, ['/', '/login'])).toEqual([
    {
      path: '/',
      screen: 'screens/home/home-screen.tsx',
      texts: ['home', 'contact'],
      chrome: 'portal',
      hasBanners: true,
    },
    { path: '/login', screen: 'screens/login/login-screen.tsx', texts: [], chrome: 'none', hasBanners: false },
  ]);
});

test('a route whose screen is not built yet is left out', () => {
  expect(readFirstRoutes(table, ['/cart'])).toEqual([]);
});

test('a table that is written in another way does not go unnoticed', () => {
  expect(() => readFirstRoutes(table, ['/nowhere'])).toThrow('has no row for /nowhere');
  expect(() => readFirstRoutes(table, ['/news'])).toThrow('the screen of /news');
});

test('the portal’s own table can be read', () => {
  const source = readFileSync(new URL('src/app/routes/route-table.ts', import.meta.url), 'utf8');

  expect(readFirstRoutes(source, ['/login', '/', '/profile/details', '/catalog/products'])).toMatchObject([
    { path: '/login', chrome: 'none' },
    { path: '/', chrome: 'portal', hasBanners: true },
    { path: '/profile/details', chrome: 'portal', hasBanners: false },
    { path: '/catalog/products', chrome: 'portal', hasBanners: true },
  ]);
});
