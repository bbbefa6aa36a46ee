// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { lastRoutes, noteRoute, previousRoute } from './route-history.ts';

beforeEach(() => sessionStorage.clear());

test('the last ten routes are kept, a reload of the same one counts once', () => {
  for (let page = 1; page <= 12; page++) noteRoute(`/news?page=${page}`);
  noteRoute('/news?page=12');

  expect(lastRoutes()).toHaveLength(10);
  expect(lastRoutes().at(0)).toBe('/news?page=3');
  expect(lastRoutes().at(-1)).toBe('/news?page=12');
});

test('back leads past the pages that lead nowhere, and home when there is nothing before', () => {
  for (const href of ['/profile/details?a=1', '/login?returnUrl=%2F', '/error403?section=Contracts']) noteRoute(href);

  expect(previousRoute('/error403', '/login')).toBe('/profile/details?a=1');
  sessionStorage.clear();
  expect(previousRoute('/error403')).toBe('/');
});
