// @vitest-environment happy-dom
import { menuTable } from '@dray/contract/section-table.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { HelpLink } from '../help-link.tsx';
import { NewOrderLink } from '../new-order-link.tsx';
import { CompactRail } from './compact-rail.tsx';
import { menuItems } from './menu-items.ts';
import { MenuList } from './menu-list.tsx';

const items = menuItems(menuTable, {
  hasScreen: () => true,
  outside: { about: 'https://meridian.example' },
});

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  await startTexts('en');
  await loadTexts('shell');
});

async function draw(address: string, node: ReactNode): Promise<HTMLElement> {
  const root = createRootRoute({ component: () => node });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([home, anywhere]), history });
  await router.load();
  const place = document.body.appendChild(document.createElement('div'));
  await act(() => createRoot(place).render(<RouterProvider router={router as never} />));
  return place;
}

const textsOf = (place: Element, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
const press = (place: Element, name: string) =>
  act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

test('the whole menu has its names, its groups closed, and marks what leaves the portal', async () => {
  const place = await draw('/', <MenuList items={items} />);

  expect(textsOf(place, 'button[aria-expanded]')).toEqual(['Catalogue', 'Orders', 'Support']);
  expect(textsOf(place, '[aria-current="page"]')).toEqual(['Home']);
  expect(textsOf(place, 'a[target="_blank"]')).toEqual(['About (opens in a new tab)']);
  expect(textsOf(place, 'button:not([aria-expanded])')).toEqual([
    'Academy (opens in a new tab)',
    'Empties Management (opens in a new tab)',
    'Pub Menu (opens in a new tab)',
  ]);
});

test('a group opens and closes on demand', async () => {
  const place = await draw('/', <MenuList items={items} />);

  await press(place, 'Support');
  expect(textsOf(place, 'ul ul a')).toEqual(['FAQ', 'Knowledge Base', 'Other Requests']);

  await press(place, 'Support');
  expect(textsOf(place, 'ul ul a')).toEqual([]);
});

test('the group one is in stands open', async () => {
  const place = await draw('/orders/saved', <MenuList items={items} />);

  expect(textsOf(place, 'ul ul a')).toEqual(['History', 'Saved Orders Unsubmitted']);
  expect(textsOf(place, '[aria-current="page"]')).toEqual(['Saved Orders Unsubmitted']);
});

test('the narrow rail shows short names, and the rest behind More, which Escape closes', async () => {
  const place = await draw('/', <CompactRail items={items} />);
  expect(textsOf(place, 'li > a, li > div > button')).toEqual([
    'Home',
    'Catalogue',
    'Orders',
    'Documents',
    'Reporting',
    'Contracts',
    'More',
  ]);

  await press(place, 'More');
  expect(textsOf(place, 'li li > a')[0]).toBe('My Profile');

  const panel = place.querySelector('[aria-expanded="true"]');
  await act(async () => panel?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(textsOf(place, 'li li > a')).toEqual([]);
  expect(document.activeElement?.textContent).toBe('More');
});

test.each([
  ['Catalogue', ['Products', 'My Favourites', 'Order Bulk Upload']],
  ['Orders', ['History', 'Saved Orders Unsubmitted']],
])('in the narrow rail %s opens its places, by their names alone', async (group, names) => {
  const place = await draw('/', <CompactRail items={items} />);

  await press(place, group);

  expect(textsOf(place, 'li li > a')).toEqual(names);
  expect(place.querySelectorAll('li li > a svg')).toHaveLength(0);
});

test('a new order is begun from the rail, by whoever may order', async () => {
  const mayOrder = await draw('/', <NewOrderLink items={items} />);
  const mayNot = await draw('/', <NewOrderLink items={items.filter(({ name }) => name !== 'catalogue')} />);

  expect(textsOf(mayOrder, 'a[href="/catalog/products"]')).toEqual(['New order']);
  expect(mayNot.querySelector('a')).toBeNull();
});

test('help is offered to whoever may read the answers, whom to call to everybody else', async () => {
  const withHelp = await draw('/', <HelpLink items={items} />);
  const without = await draw('/', <HelpLink items={items.filter(({ name }) => name !== 'support')} />);

  expect(textsOf(withHelp, 'a[href="/support/faq"]')).toEqual(['Do you need help?']);
  expect(textsOf(without, 'a[href="/contact"]')).toEqual(['Contact']);
});
