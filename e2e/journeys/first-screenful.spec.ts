import type { Locator, Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { fillCart } from '../people/filled-cart.ts';
import { untilQuiet } from '../until-quiet.ts';

/**
 * What a person came for is on the first screenful. The bounds are those that were asked for: what is drawn may come
 * earlier, never later.
 */
const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
/** Where the bar above the thumb begins. */
const bar = 740 - 57;

const top = async (of: Locator): Promise<number> => (await of.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
const bottom = async (of: Locator): Promise<number> => (await top(of)) + (await heightOf(of));
const heightOf = async (of: Locator): Promise<number> => (await of.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
const width = async (of: Locator): Promise<number> => (await of.boundingBox())?.width ?? 0;

const block = (page: Page, heading: string | RegExp) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) });

test.describe('a person who orders', () => {
  test.use({ account: 'owner@tirrenova.example' });
  const wanted = { shipToId: '100406', sku: 'IT100101', pallets: 12, orderNumber: '2026/600' };

  async function openHome(page: Page): Promise<void> {
    await page.addInitScript({ content: "localStorage.shipToId ??= '100406'" });
    await page.goto('/');
    await fillCart(page, wanted);
    await untilQuiet(page, () => page.goto('/'));
  }

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('has the next delivery with its clock, the cart and the last order above the bar', async ({ page }) => {
      await openHome(page);
      const [delivery, cart, repeat] = [
        block(page, /^Nejbližší/),
        block(page, 'Rozpracovaný košík'),
        block(page, 'Zopakovat poslední'),
      ];

      expect(await top(delivery)).toBeLessThanOrEqual(160);
      for (const each of [delivery, cart, repeat]) expect(await bottom(each)).toBeLessThanOrEqual(bar);
      await expect(cart.getByRole('link', { name: 'Pokračovat' })).toBeInViewport({ ratio: 1 });
      await expect(repeat.getByRole('button', { name: /^Zopakovat/ })).toBeInViewport({ ratio: 1 });
    });

    test('has offers in one line, three shortcuts in one row, and a page that ends', async ({ page }) => {
      await openHome(page);
      expect(await heightOf(page.getByRole('region', { name: 'Nabídky' }))).toBeLessThanOrEqual(44);

      const shortcuts = page.getByRole('navigation', { name: 'Rychlé odkazy' });
      await expect(shortcuts.getByRole('link')).toHaveText(['Vytvořit objednávku', 'Můj košík', 'Moje oblíbené']);
      expect(await heightOf(shortcuts)).toBeLessThanOrEqual(48);
      expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(3000);
    });

    test('is shown the ship-to only where price or day depends on it', async ({ page }) => {
      const shipTo = page.getByRole('region', { name: 'Dodat na:' });
      for (const path of ['/', '/catalog/products', '/catalog/IT100101']) {
        await page.goto(path);
        await expect(shipTo).toBeVisible();
      }
      for (const path of ['/orders/history', '/my-documents', '/cart']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(shipTo).toHaveCount(0);
      }
    });
  });

  test.describe('at a desk', () => {
    test.use({ viewport: desk });

    test('has everything of the day in three stacks on the first screen, none with a gap', async ({ page }) => {
      await openHome(page);
      for (const heading of [/^Nejbližší/, 'Rozpracovaný košík', 'Zopakovat poslední', 'Poslední objednávky'])
        expect(await top(block(page, heading)), `${heading}`).toBeLessThanOrEqual(420);
      for (const heading of ['Dokumenty', 'Otevřené požadavky'])
        expect(await top(block(page, heading)), heading).toBeLessThanOrEqual(740);

      const gaps = await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('section + section')].map(
            (each) =>
              each.getBoundingClientRect().top - (each.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
          ),
        );
      expect(gaps.length).toBeGreaterThan(2);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(13);
    });

    test('has a search as wide as its words', async ({ page }) => {
      for (const path of ['/', '/catalog/products']) {
        await page.goto(path);
        const field = page.getByRole('banner').getByRole('combobox');
        await expect(field).toHaveAttribute('placeholder', 'Hledat produkty, objednávky, dokumenty…');
        expect(await width(field)).toBeGreaterThanOrEqual(400);
      }
    });
  });
});

test.describe('a person who pays and orders nothing', () => {
  test.use({ account: 'accountant@tatravelko.example' });

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('searches first, has figures and month above the list, and documents at the thumb', async ({ page }) => {
      await untilQuiet(page, () => page.goto('/'));
      const main = page.getByRole('main');
      expect(await top(main.getByRole('button', { name: /^Hledat dokumenty/ }))).toBeLessThanOrEqual(80);
      expect(await top(main.getByRole('link', { name: 'Po splatnosti' }))).toBeLessThanOrEqual(150);
      expect(await top(main.getByRole('link', { name: /^Stáhnout ZIP/ }))).toBeLessThanOrEqual(380);
      expect(await top(main.getByRole('link', { name: /^Faktura/ }).first())).toBeLessThanOrEqual(520);
      await expect(page.getByRole('region', { name: 'Nabídky' })).toHaveCount(0);

      await expect(page.getByRole('navigation', { name: 'Rychlá nabídka' }).getByRole('link')).toHaveText([
        'Domů',
        'Dokumenty',
        'Přehledy',
        'Smlouvy',
      ]);
    });
  });

  test.describe('at a desk', () => {
    test.use({ viewport: desk });

    test('has figures in one strip, ten documents in a line each, and a search button', async ({ page }) => {
      await untilQuiet(page, () => page.goto('/'));
      const main = page.getByRole('main');
      expect(await top(main.getByRole('link', { name: 'Po splatnosti' }))).toBeLessThanOrEqual(110);
      const rows = main.getByRole('row').filter({ has: page.getByRole('checkbox') });
      // The first is the head.
      await expect(rows).toHaveCount(11);
      expect(await top(rows.first())).toBeLessThanOrEqual(200);
      const heights = await rows.evaluateAll((all) => all.slice(1).map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(54);
      const search = page.getByRole('banner').getByRole('button', { name: /^Hledat dokumenty/ });
      expect(await width(search)).toBeGreaterThanOrEqual(400);
    });
  });
});

test.describe('the bell', () => {
  test.use({ account: 'owner@ulipy.example' });

  /** As after a morning with a new browser: four sign-ins, and an order between them. */
  async function fillBell(page: Page): Promise<void> {
    await page.route('**/api/notifications?*', async (route) => {
      const response = await route.fetch();
      const bell = (await response.json()) as { results: { kind: string; at: string }[] };
      const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
      const signIn = (id: string, minutes: number) => ({
        id,
        kind: 'new-device',
        group: 'account',
        at: at(minutes),
        isUnread: true,
        href: '/profile/details',
        values: { device: 'Chrome, Linux' },
      });
      const order = {
        id: 'o',
        kind: 'order-confirmed',
        group: 'orders',
        at: at(3),
        isUnread: true,
        href: '/orders/history',
        values: { number: '4502388', shipTo: 'U Lípy' },
      };
      const groups = ['orders', 'documents', 'requests', 'account'].map((group) => ({ group, total: 9, unread: 9 }));
      const results = [signIn('a', 1), order, signIn('b', 5), signIn('c', 9), signIn('d', 12)];
      await route.fulfill({ response, json: { ...bell, total: 5, unread: 5, groups, results } });
    });
  }

  for (const viewport of [desk, phone]) {
    test(`has its topics in one row and like things as one, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await fillBell(page);
      await page.goto('/contact');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Upozornění/ })
        .click();
      // On a phone it is a sheet of its own.
      const panel = page.getByRole(viewport === phone ? 'dialog' : 'region', { name: 'Upozornění' });
      const tabs = panel.getByRole('group', { name: 'Upozornění podle témat' }).getByRole('button');
      await expect(tabs).toHaveCount(5);
      const rows = new Set(
        await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().y))),
      );
      expect(rows.size).toBe(1);

      const signIns = panel.getByRole('button', { name: /4\spřihlášení z\snových zařízení/ });
      await expect(signIns).toBeVisible();
      await expect(panel.getByRole('link', { name: /Objednávka 4502388/ })).toBeInViewport();
      await signIns.click();
      await expect(panel.getByRole('link', { name: /Přihlášení z\snového zařízení/ })).toHaveCount(4);
      expect(await findBarriers(page)).toEqual([]);
    });
  }
});

test.describe('marketing materials', () => {
  test.use({ account: 'owner@ulipy.example', viewport: desk });

  test('show what a PDF looks like, in the list and in the viewer, with its whole name', async ({ page }) => {
    await page.goto('/marketing-materials');
    const poster = page.locator('article').filter({ hasText: 'plakát A3' }).first();
    await expect(poster.locator('canvas')).toBeVisible();
    const names = page.locator('article [data-material]:not([inert] *)');
    const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).length);
    expect(cut).toBe(0);

    await poster.getByRole('link').click();
    await expect(
      page
        .getByRole('dialog')
        .getByRole('region', { name: /^Strana 1/ })
        .locator('canvas'),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('navigation', { name: 'Typ souboru' }).getByRole('link', { name: /^PDF/ }).click();
    await expect(page).toHaveURL(/type=application/);
    await expect(page.locator('article').filter({ hasText: 'PNG' })).toHaveCount(0);
  });
});
