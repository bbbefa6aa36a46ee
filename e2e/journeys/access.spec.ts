import { mayOpen, routePaths, routeSections } from '@dray/contract/section-table.ts';
import { isSection, type Section, sections } from '@dray/contract/sections.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';

const accounts: Record<string, readonly Section[]> = {
  'owner@tatravelko.example': sections,
  'shift@ulipy.example': ['Home Page', 'Catalogue', 'My Orders', 'Support'],
  'accountant@tatravelko.example': ['Home Page', 'My Profile', 'My Documents', 'Contracts', 'Reporting', 'Support'],
};
const allOn = new Map<string, string>(sections.map((section) => [section, '1']));

/** As a link would, but without one: the router hears of it and the page stays. */
const goTo = (page: Page, path: string) =>
  page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);

for (const [account, permissions] of Object.entries(accounts)) {
  test.describe(account, () => {
    test.use({ account });

    test('opens exactly the routes of its sections', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('article')).toHaveCount(4);

      for (const path of routePaths) {
        const need = routeSections[path];
        const address = path.replace(/\$\w+/, 'x');
        await goTo(page, '/contact');
        await expect(page.getByRole('article')).toHaveCount(4);
        await goTo(page, address);
        await expect(page, address).toHaveURL(expectedAddress(address, need));
        await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      }
    });

    function expectedAddress(address: string, need: (typeof routeSections)[keyof typeof routeSections]) {
      if (isSection(need) && !mayOpen(need, permissions, allOn)) {
        return (url: URL) => url.pathname === '/error403' && url.searchParams.get('section') === need;
      }
      // Who is signed in is led on from the door, and a result without anything having ended leads home.
      const leadsHome = address === '/login' || need === 'signed-in';
      return (url: URL) => url.pathname === (leadsHome ? '/' : address);
    }
  });
}

test.describe('a shift leader before a closed door', () => {
  test.use({ account: 'shift@ulipy.example' });

  test('is told which door it is, why, and who has the key; and never sees what is behind', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('article')).toHaveCount(4);
    await goTo(page, '/contracts');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sekci „Smlouvy“ nelze otevřít');
    await expect(page).toHaveTitle('Bez přístupu – Dray');
    await expect(
      page.getByText(
        'Váš uživatelský účet nemá dostatečná oprávnění k zobrazení této sekce.'.replace(/ k /, ' k\u00a0'),
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Kdo mi může dát přístup?' }).click();
    await expect(page.locator('main a[href^="tel:"]')).toHaveCount(1);
    await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(1);

    await page.getByRole('main').getByRole('button', { name: 'Zpět' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('a page that is not there offers those that are', async ({ page }) => {
    await page.goto('/support/x');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuto stránku nemůžeme najít');
    const likely = page.getByRole('navigation', { name: 'Možná hledáte' });
    await expect(likely.getByRole('link', { name: 'Úvodní stránka' })).toBeVisible();
    await expect(likely.getByRole('link', { name: 'Můj profil' })).toBeHidden();
  });
});
