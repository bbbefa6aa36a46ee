import type { RoutePath } from '@dray/contract/section-table.ts';
import type { Page } from '@playwright/test';
import { fillCart } from '../people/filled-cart.ts';
import { isUntouched } from '../people/shared-window.ts';
import { walkTo } from '../walk.ts';

/** A screen and how one comes to it with something on it. */
export type CrawledScreen = {
  path: string;
  route: RoutePath | 'no route';
  open: (page: Page, again: boolean) => Promise<unknown>;
  /** The address is all it takes. */
  isPlain?: true;
};
export type CrawlPlan = {
  /** Nobody is signed in while it is undefined. */
  account: string | undefined;
  /** One cart, one screen at a time. */
  isInTurn?: true;
  screens: readonly CrawledScreen[];
};

const longestWait = 20_000;

export const widths = [1280, 1100, 360] as const;

/** Header, menu and footer are drawn in a few ways; on these screens they are pressed as well. */
export const pathsWithShell: readonly string[] = [
  '/',
  '/catalog/products',
  '/catalog/CZ100003',
  '/cart',
  '/order-summary',
  '/orders/history',
  '/contact',
];

const at = (path: string, route: CrawledScreen['route'] = path as RoutePath): CrawledScreen => ({
  path,
  route,
  open: (page, again) => (again ? arriveAgain(page, path) : arrive(page, path)),
  isPlain: true,
});

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** By the router, which is as good and many times faster, unless something is open or the language was changed. */
async function arriveAgain(page: Page, path: string): Promise<void> {
  const isInTheWay = await page.evaluate<boolean>(
    "document.querySelector('dialog[open], [role=dialog]') !== null || document.documentElement.lang !== 'cs'",
  );
  if (isInTheWay) {
    await page.evaluate("localStorage.lang = 'cs'");
    return arrive(page, path);
  }
  await walkTo(page, '/nowhere');
  await walkTo(page, path);
}

type Goods = { shipToId: string; sku: string; pallets: number };

/** Presses empty the cart, order it or move it elsewhere: it is filled anew each time. */
export const ordering = (goods: Goods, placing: string): readonly CrawledScreen[] => {
  const fill = async (page: Page) => {
    await fillCart(page, { ...goods, orderNumber: '2026/CRAWL' });
    // Another place that was chosen here would make it a cart begun elsewhere.
    if (!isUntouched(page)) await page.evaluate(`localStorage.shipToId = '${goods.shipToId}'`);
  };
  const withCart = (path: '/cart' | '/order-summary'): CrawledScreen => ({
    path,
    route: path,
    async open(page) {
      await fill(page);
      await arrive(page, path);
      await page
        .getByText('2026/CRAWL')
        .or(page.locator('input[value="2026/CRAWL"]'))
        .first()
        .waitFor({ timeout: longestWait });
    },
  });
  return [
    withCart('/cart'),
    withCart('/order-summary'),
    {
      path: '/thanks',
      route: '/thanks',
      async open(page) {
        await fill(page);
        await arrive(page, '/order-summary');
        await page.getByRole('button', { name: placing }).click();
        await page.waitForURL('**/thanks');
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      },
    },
  ];
};

/** What the server may have said of it. */
export const whyNotOrdered = 'Objednávku nelze přijmout.';

/** An order that ended before it was one, as the page that sent it leads there. */
const ko: CrawledScreen = {
  path: '/ko',
  route: '/ko',
  async open(page) {
    await arrive(page, '/contact');
    await page.evaluate(`
      history.replaceState({ ...history.state, result: { message: '${whyNotOrdered}' } }, '', '/ko');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    `);
    await page.getByText(whyNotOrdered).waitFor();
  },
};

/** The newest order of the list, on its own page. */
const anOrder: CrawledScreen = {
  path: '/orders/history?order',
  route: '/orders/history',
  async open(page) {
    await arrive(page, '/orders/history');
    const link = page.locator('[data-order]').first();
    const number = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
  },
};

const ofEverybody: readonly CrawledScreen[] = [
  at('/contact'),
  at('/error403?section=Contracts', '/error403'),
  at('/saml-error'),
  at('/nowhere', 'no route'),
];

/**
 * People who see different things: a shift leader on the way through an order, everything at three pubs, pallets at a
 * wholesaler, documents alone.
 */
export const plans: readonly CrawlPlan[] = [
  {
    account: 'shift@ulipy.example',
    isInTurn: true,
    screens: ordering({ shipToId: '100234', sku: 'CZ100003', pallets: 1 }, 'Odeslat objednávku'),
  },
  {
    account: 'owner@ulipy.example',
    screens: [
      at('/'),
      at('/catalog/products'),
      at('/catalog/favorites'),
      at('/catalog/CZ100003', '/catalog/$id'),
      at('/catalog/CZS100202', '/catalog/$id'),
      at('/orders/history'),
      anOrder,
      at('/orders/saved'),
      at('/profile/details'),
      ko,
      ...ofEverybody,
    ],
  },
  {
    account: 'warehouse@velkosklad-brno.example',
    screens: [
      at('/'),
      at('/catalog/products?view=list', '/catalog/products'),
      at('/catalog/CZ100001', '/catalog/$id'),
      at('/orders/history'),
      at('/orders/saved'),
    ],
  },
  { account: 'accountant@tatravelko.example', screens: [at('/'), at('/profile/details'), at('/contact')] },
  { account: undefined, screens: [at('/login'), ...ofEverybody] },
];

/** Routes whose screens are not built yet: the crawl fails when one is, and was not taken into a plan above. */
export const withoutScreen: readonly RoutePath[] = [
  '/catalog/bulk-upload',
  '/profile/management',
  '/profile/company',
  '/contracts',
  '/reporting',
  '/my-documents',
  '/marketing-materials',
  '/news',
  '/news/$path',
  '/training',
  '/training/$path',
  '/support/faq',
  '/support/knowledge-base',
  '/support/tickets',
  '/bulk-upload-success',
  '/verification',
  '/forgot-password',
  '/reset-password',
];
