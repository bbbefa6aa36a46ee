import type { RoutePath } from '@dray/contract/section-table.ts';
import { bulkSample } from '@dray/demo/bulk-upload/sample-file.ts';
import type { Page } from '@playwright/test';
import { findOrderedFile, freshNumber, openDay, uploadFile } from '../people/bulk-file.ts';
import { askAnew } from '../people/customer-service.ts';
import { emptyCart, fillCart } from '../people/filled-cart.ts';
import { isUntouched } from '../people/shared-window.ts';
import { walkTo } from '../walk.ts';
import type { CrawledScreen, CrawlPlan } from './crawl-plan.ts';
import { plansOfStaff } from './screens-of-staff.ts';

const maxWait = 20_000;

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
    // Another ship-to that was chosen here would make it a cart begun elsewhere.
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
        .waitFor({ timeout: maxWait });
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
    await page.locator('[data-order]').first().click();
    await page.getByRole('heading', { level: 1, name: /\d{7}/ }).waitFor();
  },
};

/** The first of a list, on the page it has of its own. */
const firstOf = (list: RoutePath, route: RoutePath, link: string): CrawledScreen => ({
  path: `${list} › ${link}`,
  route,
  async open(page) {
    await arrive(page, list);
    await page.locator(`main a[href^="${link}"]`).first().click();
    await page.waitForURL(`**${link}*`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  },
});

const anArticle = firstOf('/news', '/news/$path', '/news/');
const aCourse = firstOf('/training', '/training/$path', '/training/');
const aKnowledgeArticle = firstOf(
  '/support/knowledge-base',
  '/support/knowledge-base',
  '/support/knowledge-base?article=',
);

/** The first request of the list, with its conversation. */
const aRequest: CrawledScreen = {
  path: '/support/tickets?ticket',
  route: '/support/tickets',
  async open(page) {
    await arrive(page, '/support/tickets?view=all');
    await page.locator('[data-ticket]').first().click();
    await page.locator('[data-conversation] article').first().waitFor();
  },
};

/** What an earlier press has left there is a draft, and leaving it would be asked about: each time the form is blank. */
const aNewRequest: CrawledScreen = {
  path: '/support/tickets?new',
  route: '/support/tickets',
  async open(page) {
    if (!isUntouched(page)) await page.evaluate("localStorage.removeItem('requestDrafts')");
    await arrive(page, '/support/tickets?new=1');
    await page.getByRole('button', { name: 'Odeslat požadavek' }).waitFor();
  },
};

/** From a line of an order, of which packs can be counted. */
const aRequestAboutGoods: CrawledScreen = {
  path: '/support/tickets?new, of a line',
  route: '/support/tickets',
  async open(page) {
    if (!isUntouched(page)) await page.evaluate("localStorage.removeItem('requestDrafts')");
    await arrive(page, '/orders/history?deliveryStatus=DELIVERED');
    await page.locator('[data-order]').first().click();
    await page
      .getByRole('link', { name: /^Nahlásit problém/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: /^Kolika balení/ }).waitFor();
  },
};

/** One that nobody has answered, while its author puts it right. */
const anEditedRequest: CrawledScreen = {
  path: '/support/tickets?ticket, edited',
  route: '/support/tickets',
  async open(page) {
    await arrive(page, '/support/tickets?view=all');
    await page.locator('[data-ticket]').first().waitFor();
    const untouched = page.locator('[data-ticket]', { hasText: 'Nový' });
    // What is pressed here withdraws them one by one.
    if ((await untouched.count()) === 0) {
      await askAnew(page);
      await page.reload();
    }
    await untouched.last().click();
    await page.getByRole('button', { name: 'Upravit požadavek' }).click();
    await page.getByRole('dialog').waitFor();
  },
};

/** Without anything in it, the cart offers what was ordered before. */
const emptiedCart: CrawledScreen = {
  path: '/cart, empty',
  route: '/cart',
  async open(page) {
    await arrive(page, '/contact');
    await emptyCart(page);
    await arrive(page, '/cart');
    await page.getByText('Vaše obvyklá objednávka').waitFor({ timeout: maxWait });
  },
};

/** A file with something to mend; each time a new one, for presses mend and send it. */
const checkedFile: CrawledScreen = {
  path: '/catalog/bulk-upload?job',
  route: '/catalog/bulk-upload',
  async open(page) {
    await uploadFile(page, bulkSample(await openDay(page, '100237'), freshNumber('CRAWL')).file);
  },
};

/** A file of an earlier day that was ordered. */
const receivedFile: CrawledScreen = {
  path: '/bulk-upload-success',
  route: '/bulk-upload-success',
  async open(page) {
    await arrive(page, `/bulk-upload-success?job=${await findOrderedFile(page)}`);
    await page.getByRole('heading', { level: 1, name: 'Soubor přijat' }).waitFor();
  },
};

const ofEverybody: readonly CrawledScreen[] = [
  at('/contact'),
  at('/error403?section=Contracts', '/error403'),
  at('/saml-error'),
  at('/saml-error?reason=expired', '/saml-error'),
  at('/forgot-password'),
  // Without a link in the address.
  at('/reset-password'),
  at('/verification'),
  at('/verification?document=terms', '/verification'),
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
    screens: [...ordering({ shipToId: '100234', sku: 'CZ100003', pallets: 1 }, 'Odeslat objednávku'), emptiedCart],
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
      at('/profile/details?view=notifications', '/profile/details'),
      at('/profile/management'),
      at('/profile/management?person=new', '/profile/management'),
      at('/profile/management?view=audit', '/profile/management'),
      at('/profile/company'),
      at('/contracts'),
      at('/reporting'),
      at('/reporting?view=contracts', '/reporting'),
      at('/news'),
      anArticle,
      at('/training'),
      aCourse,
      at('/marketing-materials'),
      at('/support/faq'),
      at('/support/faq?q=zaloha', '/support/faq'),
      at('/support/knowledge-base'),
      aKnowledgeArticle,
      at('/support/tickets'),
      at('/support/tickets?view=all', '/support/tickets'),
      aRequest,
      anEditedRequest,
      aNewRequest,
      aRequestAboutGoods,
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
      at('/catalog/bulk-upload'),
      checkedFile,
      receivedFile,
    ],
  },
  {
    account: 'accountant@tatravelko.example',
    screens: [
      at('/'),
      at('/my-documents'),
      at('/profile/details'),
      at('/profile/management'),
      at('/profile/company'),
      at('/contact'),
    ],
  },
  ...plansOfStaff(at),
  { account: undefined, screens: [at('/login'), ...ofEverybody] },
];

/** Routes whose screens are not built yet: the crawl fails when one is, and was not taken into a plan above. */
export const withoutScreen: readonly RoutePath[] = [];
