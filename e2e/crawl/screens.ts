import type { RoutePath } from '@dray/contract/section-table.ts';
import type { Page } from '@playwright/test';
import { fillCart } from '../people/filled-cart.ts';
import { walkTo } from '../walk.ts';

/** A screen and how one comes to it with something on it. */
type CrawledScreen = {
  path: string;
  route: RoutePath | 'no route';
  open: (page: Page, again: boolean) => Promise<unknown>;
};
export type CrawlPlan = {
  /** Nobody is signed in while it is undefined. */
  account: string | undefined;
  screens: readonly CrawledScreen[];
};

export const widths = [1280, 1100, 360] as const;

const at = (path: string, route: CrawledScreen['route'] = path as RoutePath): CrawledScreen => ({
  path,
  route,
  open: (page, again) => (again ? arriveAgain(page, path) : arrive(page, path)),
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
const ordering = (goods: Goods): readonly CrawledScreen[] => {
  const fill = (page: Page) => fillCart(page, { ...goods, orderNumber: '2026/CRAWL' });
  const withCart = (path: '/cart' | '/order-summary'): CrawledScreen => ({
    path,
    route: path,
    async open(page) {
      await fill(page);
      await arrive(page, path);
      await page.getByText('2026/CRAWL').or(page.locator('input[value="2026/CRAWL"]')).first().waitFor();
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
        await page.getByRole('button', { name: /^Odeslat objednávku/ }).click();
        await page.waitForURL('**/thanks');
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      },
    },
  ];
};

/** An order that ended before it was one, as the page that sent it leads there. */
const ko: CrawledScreen = {
  path: '/ko',
  route: '/ko',
  async open(page) {
    await arrive(page, '/contact');
    await page.evaluate(`
      history.replaceState({ ...history.state, result: { message: 'Objednávku nelze přijmout.' } }, '', '/ko');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    `);
    await page.getByText('Objednávku nelze přijmout.').waitFor();
  },
};

const ofEverybody: readonly CrawledScreen[] = [
  at('/contact'),
  at('/error403?section=Contracts', '/error403'),
  at('/saml-error'),
  at('/nowhere', 'no route'),
];

/** Three people who see different things: everything at three pubs, pallets at a wholesaler, documents alone. */
export const plans: readonly CrawlPlan[] = [
  {
    account: 'owner@ulipy.example',
    screens: [
      at('/'),
      at('/catalog/products'),
      at('/catalog/favorites'),
      at('/catalog/CZ100003', '/catalog/$id'),
      at('/catalog/CZS100202', '/catalog/$id'),
      ...ordering({ shipToId: '100234', sku: 'CZ100003', pallets: 1 }),
      at('/orders/history'),
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
