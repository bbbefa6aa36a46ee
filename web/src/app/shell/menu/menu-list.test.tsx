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
import { NewOrderLink } from '../new-order-link.tsx';
import { CompactRail } from './compact-rail.tsx';
import { HelpLink } from './help-link.tsx';
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
  const container = document.body.appendChild(document.createElement('div'));
  await act(() => createRoot(container).render(<RouterProvider router={router as never} />));
  return container;
}

const textsOf = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
const press = (container: Element, name: string) =>
  act(async () => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

test('the whole menu has its names, its groups closed, and marks what leaves the portal', async () => {
  const container = await draw('/', <MenuList items={items} />);

  expect(textsOf(container, 'button[aria-expanded]')).toEqual(['Catalogue', 'Orders', 'Support']);
  expect(textsOf(container, '[aria-current="page"]')).toEqual(['Home']);
  expect(textsOf(container, 'a[target="_blank"]')).toEqual(['About (opens in a new tab)']);
  expect(textsOf(container, 'button:not([aria-expanded])')).toEqual([
    'Academy (opens in a new tab)',
    'Empties Management (opens in a new tab)',
    'Pub Menu (opens in a new tab)',
  ]);
});

test('a group opens and closes on demand', async () => {
  const container = await draw('/', <MenuList items={items} />);

  await press(container, 'Support');
  expect(textsOf(container, 'ul ul a')).toEqual(['FAQ', 'Knowledge Base', 'Other Requests']);

  await press(container, 'Support');
  expect(textsOf(container, 'ul ul a')).toEqual([]);
});

test('the group one is in stands open', async () => {
  const container = await draw('/orders/saved', <MenuList items={items} />);

  expect(textsOf(container, 'ul ul a')).toEqual(['History', 'Saved Orders Unsubmitted']);
  expect(textsOf(container, '[aria-current="page"]')).toEqual(['Saved Orders Unsubmitted']);
});

test('the narrow rail shows short names, and the rest behind More, which Escape closes', async () => {
  const container = await draw('/', <CompactRail items={items} />);
  expect(textsOf(container, 'li > a, li > div > button')).toEqual([
    'Home',
    'Catalogue',
    'Orders',
    'Documents',
    'Reporting',
    'Contracts',
    'More',
  ]);

  await press(container, 'More');
  expect(textsOf(container, 'li li > a')[0]).toBe('My Profile');

  const panel = container.querySelector('[aria-expanded="true"]');
  await act(async () => panel?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(textsOf(container, 'li li > a')).toEqual([]);
  expect(document.activeElement?.textContent).toBe('More');
});

test.each([
  ['Catalogue', ['Products', 'My Favourites', 'Order Bulk Upload']],
  ['Orders', ['History', 'Saved Orders Unsubmitted']],
])('in the narrow rail %s opens its destinations, by their names alone', async (group, names) => {
  const container = await draw('/', <CompactRail items={items} />);

  await press(container, group);

  expect(textsOf(container, 'li li > a')).toEqual(names);
  expect(container.querySelectorAll('li li > a svg')).toHaveLength(0);
});

test('a new order is begun from the rail, by those who may order', async () => {
  const mayOrder = await draw('/', <NewOrderLink items={items} />);
  const mayNot = await draw('/', <NewOrderLink items={items.filter(({ name }) => name !== 'catalogue')} />);

  expect(textsOf(mayOrder, 'a[href="/catalog/products"]')).toEqual(['New order']);
  expect(mayNot.querySelector('a')).toBeNull();
});

test('help is offered to those who may read the answers, whom to call to everybody else', async () => {
  const withHelp = await draw('/', <HelpLink items={items} />);
  const without = await draw('/', <HelpLink items={items.filter(({ name }) => name !== 'support')} />);

  expect(textsOf(withHelp, 'a[href="/support/faq"]')).toEqual(['Do you need help?']);
  expect(textsOf(without, 'a[href="/contact"]')).toEqual(['Contact']);
});
