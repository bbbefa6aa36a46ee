import { expect, test } from '../people/customer.ts';
import { walkTo } from '../walk.ts';

test.describe('a shift leader before a closed door', () => {
  test.use({ account: 'shift@ulipy.example' });

  test('is told which door it is, why, and who has the key; and never sees what is behind', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('article')).toHaveCount(4);
    await walkTo(page, '/contracts');

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
