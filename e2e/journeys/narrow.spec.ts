import { languages } from '@dray/contract/languages.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { everythingHasCome } from '../walk.ts';

// As wide as 1280 pixels magnified four times; the screens themselves are walked by `all-screens`.
test.use({ viewport: { width: 320, height: 640 }, expectedComplaints: /status of 404/ });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const longestNames = 'edge@prilis-zlutoucky-kun.example';

test('the provider’s page is not scrolled sideways, in any language', async ({ page }) => {
  await page.goto('/auth/login');
  for (const language of languages) {
    await page.locator(`nav a[lang="${language}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
  }
});

test.describe('with the longest names', () => {
  test.use({ account: longestNames });

  test('what opens over a screen is not scrolled sideways, nor what was chosen', async ({ page }) => {
    const allHasCome = everythingHasCome(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Nejbližší/ })).toBeVisible();
    await allHasCome();
    expect(await widthOf(page)).toBeLessThanOrEqual(320);

    const dialog = page.getByRole('dialog');
    for (const opener of [
      page.getByRole('button', { name: 'Více', exact: true }),
      page.getByRole('region', { name: 'Dodat na:' }).getByRole('button'),
    ]) {
      await opener.click();
      await expect(dialog).toBeVisible();
      expect(await widthOf(page)).toBeLessThanOrEqual(320);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: /^Účet/ }).click();
    await expect(page.getByRole('button', { name: 'Odhlásit se' })).toBeVisible();
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
  });
});

test.describe('at the first login', () => {
  test.use({ account: 'new@ulipy.example' });

  test('the tutorial is not scrolled sideways', async ({ page }) => {
    // As if it were the first, whatever another journey has just noted.
    await page.route('**/identity/users/GetUserInfoById/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), firstLogin: true } });
    });
    await page.goto('/');
    const guide = page.getByRole('dialog', { name: 'Průvodce portálem' });
    await expect(guide).toBeVisible();

    expect(await widthOf(page)).toBeLessThanOrEqual(320);
    expect(await guide.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

const widthOf = (page: Page): Promise<number> => page.evaluate<number>('document.documentElement.scrollWidth');
