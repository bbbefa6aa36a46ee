import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { untilQuiet } from '../until-quiet.ts';

test('an address that leads nowhere says so and shows a way on', async ({ page }) => {
  await page.goto('/no/such/page');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuto stránku nemůžeme najít');
  await expect(page).toHaveTitle('Stránka nenalezena – Dray');
  await page.getByRole('link', { name: 'Zobrazit kontakty' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('an article that is not there', () => {
  test.use({ account: 'owner@ulipy.example', expectedComplaints: /status of 404/ });

  for (const [path, name] of [
    ['/news/x', 'Tento článek jsme nenašli'],
    ['/support/knowledge-base?article=x', 'Tento článek jsme nenašli'],
    ['/training/x', 'Toto školení jsme nenašli'],
  ] as const) {
    test(`has a title of its own: ${path}`, async ({ page }) => {
      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(`${name} – Dray`);
    });
  }
});

test.describe('somebody who is signed in', () => {
  test.use({ account: 'accountant@tatravelko.example' });

  test('can search from an address that leads nowhere', async ({ page }) => {
    await page.goto('/no/such/page');

    await page
      .getByRole('search')
      .getByRole('button', { name: /^Hledat / })
      .click();

    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });
});

test.describe('while the portal is closed for maintenance', () => {
  const answerConfig = (page: Page, maintenance: boolean) =>
    page.route('**/graphql*', (route) =>
      route.fulfill({ json: { data: { getPortalConfig: { maintenance, banner_rotation: 5, sections: [] } } } }),
    );

  test('every page but the contacts says so, with the phones of the market', async ({ page }) => {
    await answerConfig(page, true);
    await page.goto('/catalog/products');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portál je mimo provoz kvůli údržbě');
    await expect(page).toHaveTitle('Údržba – Dray');
    await expect(page.locator('main a[href^="tel:"]')).toHaveCount(2);
    await expect(page.getByRole('timer')).toHaveText(/^Další\s+pokus\sza\s\d+\ss$/);

    await page.getByRole('link', { name: 'Všechny kontakty' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  test.describe('and a customer is signed in', () => {
    test.use({ account: 'owner@ulipy.example' });

    test('nothing is asked that would be refused, wherever they wanted to go', async ({ page }) => {
      await answerConfig(page, true);
      const asked = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        const [, query] = /"documentId":"(\w+ \w+)/.exec(request.postData() ?? '') ?? [];
        if (/^\/(api|identity|content|graphql)\b/.test(pathname))
          asked.add(query ?? pathname.replace(/ById\/.*/, 'ById'));
      });

      for (const path of ['/', '/catalog/products', '/catalog/CZ100003', '/orders/history']) {
        await untilQuiet(page, () => page.goto(path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portál je mimo provoz kvůli údržbě');
      }

      expect([...asked].sort()).toEqual(['/api/contacts', '/identity/users/GetUserInfoById', 'query PortalConfig']);
    });
  });

  test('the visitor can look whether it is over, and then it is', async ({ page }) => {
    await answerConfig(page, true);
    await page.goto('/nowhere');
    await expect(page.getByRole('timer')).toBeVisible();

    await page.unrouteAll();
    await answerConfig(page, false);
    await page.getByRole('button', { name: 'Zkusit hned' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuto stránku nemůžeme najít');
  });

  test.describe('by the clock', () => {
    test.use({ hasOwnWindow: true });

    test('after a minute the page looks by itself', async ({ page }) => {
      await page.clock.install();
      await answerConfig(page, true);
      await page.goto('/nowhere');
      const secondsLeft = async () => Number(/\d+/.exec((await page.getByRole('timer').textContent()) ?? '')?.[0]);
      const atFirst = await secondsLeft();
      await page.clock.runFor(20_000);
      await expect.poll(secondsLeft).toBeLessThanOrEqual(atFirst - 20);

      await page.unrouteAll();
      await answerConfig(page, false);
      await page.clock.runFor(41_000);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuto stránku nemůžeme najít');
    });
  });
});

test.describe('when the set-up of the portal cannot be read', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('the door stays open', async ({ page }) => {
    await page.route('**/graphql*', (route) => route.fulfill({ status: 500, json: { code: 'FAULT' } }));
    await page.goto('/nowhere');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuto stránku nemůžeme najít');
  });
});

test.describe('when a part of the program is missing', () => {
  test.use({ expectedComplaints: /ERR_FAILED|ChunkMissing/ });

  const screenFile = '**/assets/contact-screen-*.js';

  test('the page is reloaded once, and the visitor notices nothing', async ({ page }) => {
    let pages = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pages++;
    });
    await page.route(screenFile, (route) => (pages < 2 ? route.abort() : route.continue()));

    await page.goto('/contact');

    await expect(page.getByRole('article')).toHaveCount(4);
    expect(pages).toBe(2);
  });

  test('still missing after the reload, it is shown, and another try helps when the part is back', async ({ page }) => {
    await page.route(screenFile, (route) => route.abort());
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Část stránky se nepodařilo načíst');

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Zkusit znovu' }).click();

    await expect(page.getByRole('article')).toHaveCount(4);
  });

  test('even without its texts the page can say so in the language of the reader', async ({ page }) => {
    await page.route('**/assets/common-*.js', (route) => route.abort());
    await page.goto('/contact');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Část stránky se nepodařilo načíst');
  });
});
