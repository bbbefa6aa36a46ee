import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { withoutShipTo } from '../people/cart-without-ship-to.ts';
import { expect, test } from '../people/customer.ts';

const owner = 'owner@ulipy.example';

test.describe('the first page', () => {
  test.use({ account: owner });

  test('asks where the goods shall go, and then tells what holds there', async ({ page }) => {
    await withoutShipTo(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Úvodní stránka');
    const main = page.getByRole('main');
    await expect(main.getByText('Kam máme zboží dodat?')).toBeVisible();

    await main.getByRole('button', { name: /^U Lípy/ }).click();

    await expect(main.getByRole('list', { name: 'Závozy a jejich uzávěrky' })).toBeVisible();
    await expect(main.getByText('Kam máme zboží dodat?')).toHaveCount(0);
    for (const [name, address] of [
      ['Vytvořit objednávku', '/catalog/products'],
      ['Můj košík', '/cart'],
      ['Moje oblíbené', '/catalog/favorites'],
    ] as const) {
      const shortcuts = main.getByRole('navigation', { name: 'Rychlé odkazy' });
      await expect(shortcuts.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  });

  test('has something to read after six calls, were the seventh never answered', async ({ page }) => {
    let calls = 0;
    await withoutShipTo(page);
    // Only what the page asks for by itself, not the files that it is made of.
    await page.route(/^[^/]+\/\/[^/]+\/(graphql|api|identity|content|auth)\b/, async (route) => {
      calls += 1;
      if (calls <= 6) await route.fallback();
    });

    await page.goto('/');

    await expect(page.getByText('Kam máme zboží dodat?')).toBeVisible();
  });
});

test.describe('after signing in again', () => {
  test.use({ account: owner });

  /** As a cart that was begun yesterday would answer. */
  const cartFor = (page: Page, shipToId: string) =>
    page.route('**/graphql*', async (route) => {
      if (!route.request().postData()?.includes('query CartBrief')) return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { customerCart: { ship_to_id: string | null } } };
      answer.data.customerCart.ship_to_id = shipToId;
      await route.fulfill({ response, json: answer });
    });

  test('a cart that has a ship-to is not asked about', async ({ page }) => {
    await cartFor(page, '100235');
    await page.goto('/');

    await expect(page.getByRole('banner').getByRole('button', { name: /^Dodat na: Letní zahrada/ })).toBeVisible();
    await expect(page.getByText('Kam máme zboží dodat?')).toHaveCount(0);
    expect(await page.evaluate<string>('localStorage.shipToId')).toBe('100235');
  });

  test('else the ship-to of the last order is offered first, and taken by one press', async ({ page }) => {
    await withoutShipTo(page);
    await page.goto('/');
    const first = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    await expect(first).toContainText('Sem šla vaše poslední objednávka');
    const name = (await first.locator('span span').first().textContent()) ?? '';

    await first.click();

    await expect(page.getByRole('banner').getByRole('button', { name: /^Dodat na:/ })).toContainText(name);
  });
});

test.describe('in trouble', () => {
  test.use({ account: 'shift@ulipy.example', expectedComplaints: /status of 500/ });

  test('a block that cannot be filled says so, and the rest lives', async ({ page }) => {
    await page.route('**/api/shiptos/**', (route) => route.fulfill({ status: 500, json: { code: 'FAULT' } }));
    await page.goto('/');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Místo dodání se nepodařilo načíst.');
    await expect(page.getByRole('main').getByRole('navigation', { name: 'Rychlé odkazy' })).toBeVisible();

    await page.unroute('**/api/shiptos/**');
    await alert.getByRole('button', { name: 'Zkusit znovu' }).click();

    await expect(page.getByRole('list', { name: 'Závozy a jejich uzávěrky' })).toBeVisible();
    await expect(alert).toBeHidden();
  });
});

// Two of the five: barriers seldom come with a language, and `npm run test:a11y` looks at every screen in each of them.
for (const [language, asked] of [
  ['cs', 'Kam máme zboží dodat?'],
  ['es', '¿Dónde entregamos la mercancía?'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ account: owner, language, contextOptions: { reducedMotion: 'reduce' } });

    test('home and frame have no barrier', async ({ page }) => {
      // The kept session brings its own language along.
      await page.addInitScript({ content: `localStorage.lang = '${language}'` });
      await withoutShipTo(page);
      await page.goto('/');
      await expect(page.getByText(asked)).toBeVisible();
      // The page still grows while its blocks come, and the footer leaves the window again.
      await expect(async () => {
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(4, { timeout: 1_000 });
      }).toPass();
      // Further down, the frame's bar covers half of what passes below it.
      await page.evaluate('scrollTo(0, 0)');

      expect(await findBarriers(page)).toEqual([]);
    });
  });
}

test.describe('dark, on a phone', () => {
  test.use({ account: owner, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('home, the open menu and the open list of ship-tos have no barrier', async ({ page }) => {
    await withoutShipTo(page);
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^U Lípy/ })
      .click();
    await expect(page.getByRole('heading', { name: /^Nejbližší/ })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Více', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Můj profil' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^U Lípy, Brno · / }).click();
    await expect(page.getByRole('option')).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    expect(await findBarriers(page)).toEqual([]);
  });
});

test.describe('in a wide window', () => {
  test.use({ account: 'owner@ulipy.example', contextOptions: { reducedMotion: 'reduce' } });

  test('the open account and the list of ship-tos have no barrier', async ({ page }) => {
    // On a page with room: over a full one the open panel covers half of a row, which is then too small a target.
    await page.goto('/contact');
    await page.getByRole('button', { name: /^Účet/ }).click();
    await expect(page.getByRole('button', { name: 'Odhlásit se' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Dodat na:/ })
      .click();
    await expect(page.getByRole('option')).toHaveCount(3);
    expect(await findBarriers(page)).toEqual([]);
  });
});
