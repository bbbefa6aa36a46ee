import type { Page } from '@playwright/test';
import { withoutShipTo } from '../people/cart-without-ship-to.ts';
import { expect, test } from '../people/customer.ts';

const owner = 'owner@ulipy.example';
const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Dodat na:/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Vyberte místo dodání' });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('with several ship-tos', () => {
  test.use({ account: owner });

  test('one is chosen by mouse, in two clicks, and sent with every later call', async ({ page }) => {
    await withoutShipTo(page);
    await page.goto('/');
    await expect(chip(page)).toHaveText('Dodat na: Vyberte místo dodání');

    await chip(page).click();
    await list(page)
      .getByRole('option', { name: /^Letní zahrada/ })
      .click();

    await expect(list(page)).toBeHidden();
    await expect(chip(page)).toHaveText(/^Dodat na: Letní zahrada, Brno/);
    const remembered = await page.evaluate<string[]>(
      '[localStorage.shipToId, localStorage.customertype, localStorage.store]',
    );
    expect(remembered).toEqual(['100235', 'POS', 'LivePortal_EMEA_CZ']);

    await page.reload();
    await expect(chip(page)).toHaveText(/^Dodat na: Letní zahrada, Brno/);
  });

  test('one is found and chosen by keyboard alone, without accents', async ({ page }) => {
    await page.goto('/');
    await chip(page).focus();
    await page.keyboard.press('Enter');
    const search = list(page).getByRole('combobox', { name: 'Název, město nebo číslo' });
    await expect(search).toBeFocused();

    await page.keyboard.type('na namesti');
    await expect(list(page).getByRole('option')).toHaveText([/^Na Náměstí/]);
    await expect(list(page).getByRole('status')).toHaveText('1 místo dodání');
    await page.keyboard.press('ArrowDown');
    await expect(search).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Enter');

    await expect(chip(page)).toHaveText(/^Dodat na: Na Náměstí, Kuřim/);
    await expect(chip(page)).toBeFocused();
  });

  test('the list that is not wanted after all is left by Escape', async ({ page }) => {
    await page.goto('/');
    await chip(page).click();
    await expect(list(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('nic takového');
    await expect(list(page).getByRole('status')).toHaveText(/neodpovídá žádné místo dodání/);

    await page.keyboard.press('Escape');

    await expect(list(page)).toBeHidden();
    await expect(chip(page)).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ account: owner, viewport: { width: 360, height: 740 } });

  test('the menu opens from the edge and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Více', exact: true });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Hlavní nabídka' });
    await expect(drawer.getByRole('link', { name: 'Domů' })).toHaveAttribute('aria-current', 'page');
    await expect(drawer.getByRole('link', { name: 'O nás (otevře se na nové kartě)' })).toBeVisible();

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(drawer).toHaveCSS('animation-duration', '0.15s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(drawer).toHaveCSS('animation-duration', '0s');

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.mouse.click(350, 400);
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await drawer.getByRole('link', { name: 'Můj profil' }).click();
    await expect(page).toHaveURL(/\/profile\/details$/);
    await expect(drawer).toBeHidden();
  });

  test('the thumb finds its bar, and the ship-to is under the header', async ({ page }) => {
    await withoutShipTo(page);
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Rychlá nabídka' });
    await expect(bar.getByRole('link', { name: 'Domů' })).toBeVisible();

    await page.getByRole('button', { name: 'Vyberte místo dodání' }).click();
    await list(page)
      .getByRole('option', { name: /^U Lípy/ })
      .click();

    await expect(page.getByRole('button', { name: /^U Lípy, Brno · / })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  });

  test('desktop begins at a width of exactly 1000', async ({ page }) => {
    await page.goto('/');
    await page.setViewportSize({ width: 999, height: 740 });
    await expect(page.getByRole('navigation', { name: 'Rychlá nabídka' })).toBeVisible();

    await page.setViewportSize({ width: 1000, height: 740 });

    await expect(page.getByRole('navigation', { name: 'Rychlá nabídka' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible();
    await expect(page.locator('aside:visible')).toHaveCSS('width', '88px');
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(page.locator('aside:visible')).toHaveCSS('width', '224px');
  });
});

test.describe('in a window of 1100', () => {
  test.use({ account: owner, viewport: { width: 1100, height: 740 } });

  for (const [group, entry, address] of [
    ['Katalog', 'Produkty', /\/catalog\/products/],
    ['Objednávky', 'Historie', /\/orders\/history/],
  ] as const) {
    test(`${group} opens its destinations beside the narrow rail, and one of them leads on`, async ({ page }) => {
      await page.goto('/');
      const rail = page.locator('aside:visible').first();

      await rail.getByRole('button', { name: group }).click();
      await rail.getByRole('link', { name: entry }).click();

      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('the footer', () => {
  test.use({ account: owner });

  test('has the links of each kind in their order, and the year', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();

    await expect(footer.getByRole('heading')).toHaveText([
      'Naše značky',
      'O nás',
      'Sociální sítě',
      'Mobilní weby značek',
    ]);
    await expect(footer.getByRole('link', { name: 'Kontakt', exact: true })).toHaveAttribute('href', '/contact');
    await expect(footer.getByRole('link', { name: /^Havranov/ })).toHaveAttribute('target', '_blank');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Meridian Breweries`);
  });
});
