import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRouteScreens } from './route-screens.ts';

const table = `
  const home = screen(() => import('#screens/home/home-screen.tsx'), 'HomeScreen', ['home', 'contact'], (client) => ask(client));
  const login = screen(() => import('#screens/login/login-screen.tsx'), 'LoginScreen');
  export const routeTable: Record<RoutePath, RouteRow> = {
    '/': { screen: home, title: 'home', chrome: 'portal', bannerLocation: 'homepageAfterLogin' },
    '/login': { screen: login, title: 'login', chrome: 'none' },
    '/cart': { title: 'cart', chrome: 'portal' },
  };`;

test('a route brings the screen and the frame that the table gives it; one without a screen is left out', () => {
  expect(readRouteScreens(table)).toEqual([
    { path: '/', screen: 'screens/home/home-screen.tsx', chrome: 'portal' },
    { path: '/login', screen: 'screens/login/login-screen.tsx', chrome: 'none' },
  ]);
});

test('a table that is written in another way does not go unnoticed', () => {
  expect(() => readRouteScreens('export const routes = {};')).toThrow('no table of routes');
  const hidden = "const news = somewhere(); const routeTable = { '/news': { screen: news, chrome: 'portal' } };";
  expect(() => readRouteScreens(hidden)).toThrow('the screen of /news');
});

test('the portal’s own table can be read', () => {
  const source = readFileSync(new URL('src/app/routes/route-table.ts', import.meta.url), 'utf8');

  expect(readRouteScreens(source)).toEqual(
    expect.arrayContaining([
      { path: '/login', screen: 'screens/login/login-screen.tsx', chrome: 'none' },
      { path: '/catalog/products', screen: 'screens/catalog/catalog-screen.tsx', chrome: 'portal' },
    ]),
  );
});
