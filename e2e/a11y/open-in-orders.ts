import type { Page } from '@playwright/test';
import { tellOrder } from '../people/changed-order.ts';
import { fillCart } from '../people/filled-cart.ts';
import { buyers, dialog, goTo, isPhone, type OpenState, press } from './open-state.ts';

const orderCancellable = (page: Page) =>
  tellOrder(page, (order) => ({ ...order, cancelBar: null, cancellation: 'none', hasTracking: true, expected: null }));

async function openFirstOrder(page: Page): Promise<void> {
  await orderCancellable(page);
  await goTo(page, '/orders/history?view=open');
  await page.locator('[data-order]').first().click();
  await page.getByRole('heading', { level: 1, name: /\d{7}/ }).waitFor();
}

/** One menu holds what its row can do; on the page of an order there are buttons. */
const rowMenu = (page: Page) => page.getByRole('button', { name: /^Možnosti objednávky/ }).first();

/** What opens over orders and the cart. */
export const openInOrders: readonly OpenState[] = [
  {
    name: 'the menu of a row',
    only: 'wide',
    isCovering: true,
    async open(page) {
      await goTo(page, '/orders/history');
      await rowMenu(page).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'one filter of a list',
    only: 'wide',
    async open(page) {
      await goTo(page, '/orders/history');
      await page
        .getByRole('search')
        .getByRole('button', { name: /^Stav: / })
        .click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the sheet of filters',
    only: 'phone',
    async open(page) {
      await goTo(page, '/orders/history');
      await press(page, 'Filtry');
      await dialog(page);
    },
  },
  {
    name: 'a calendar',
    async open(page) {
      await goTo(page, '/orders/history');
      if (isPhone(page)) await press(page, 'Filtry');
      await press(page, 'Objednáno');
      await press(page, /^Otevřít kalendář/);
      await page.getByRole('grid').first().waitFor();
    },
  },
  {
    name: 'the question whether to cancel',
    async open(page) {
      await openFirstOrder(page);
      await page
        .getByRole('button', { name: /^(Zrušit|Požádat).*…$/ })
        .first()
        .click();
      await dialog(page);
    },
  },
  {
    name: 'the tracking of an order',
    async open(page) {
      await openFirstOrder(page);
      await press(page, 'Sledovat objednávku');
      await dialog(page);
    },
  },
  {
    name: 'the question where an order that is repeated goes',
    account: { emea: 'shift@ulipy.example', peroni: undefined },
    async open(page) {
      await fillCart(page, { shipToId: '100234', sku: 'CZ100003', pallets: 1, orderNumber: '2026/A11Y' });
      await goTo(page, '/orders/history');
      await page
        .getByRole('button', { name: /^Zopakovat objednávku/ })
        .first()
        .click();
      await dialog(page);
    },
  },
  {
    name: 'the cart beside the goods',
    account: buyers,
    only: 'wide',
    async open(page) {
      await page.addInitScript({ content: "localStorage.cartPanel = 'open'" });
      await goTo(page, '/catalog/products?view=grid');
      await page.getByRole('complementary', { name: 'Košík' }).getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'the question whether to empty the cart',
    account: buyers,
    async open(page) {
      await goTo(page, '/cart');
      const behind = page.getByRole('button', { name: 'Další možnosti košíku' });
      const empty = page.getByRole('button', { name: 'Vyprázdnit košík' });
      await behind.or(empty).waitFor();
      if (await behind.isVisible()) await behind.click();
      await page.getByRole('menuitem', { name: 'Vyprázdnit košík' }).or(empty).click();
      await dialog(page);
    },
  },
  {
    name: 'the fields of the delivery',
    account: buyers,
    only: 'wide',
    async open(page) {
      await goTo(page, '/cart');
      const closed = page.getByRole('button', { name: 'Změnit dodání' });
      await closed
        .or(page.getByRole('button', { name: 'Skrýt pole dodání' }))
        .first()
        .waitFor();
      if (await closed.isVisible()) await closed.click();
      await page.getByRole('button', { name: 'Skrýt pole dodání' }).waitFor();
    },
  },
];
