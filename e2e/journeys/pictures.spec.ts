import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';

test.use({ account: 'shift@ulipy.example', viewport: { width: 1280, height: 800 } });

/** Of the goods in sight, as the browser has drawn them. */
const pictures = (page: Page) => page.getByRole('main').locator('[data-sku] img');
const isDrawn = (picture: unknown) => (picture as { naturalWidth: number }).naturalWidth > 0;

test('goods show their stored pictures', async ({ page }) => {
  await page.goto('/catalog/products');

  await expect(pictures(page).first()).toHaveAttribute('src', /^\/content\/pictures\/[0-9a-f]{64}\.svg$/);
  await expect.poll(() => pictures(page).first().evaluate(isDrawn)).toBe(true);
});

test.describe('where no picture can be fetched', () => {
  test.use({ expectedComplaints: /Failed to load resource.*404/ });

  test('each product shows its kind of pack', async ({ page }) => {
    await page.route('**/content/pictures/**', (route) => route.fulfill({ status: 404 }));

    await page.goto('/catalog/products');

    await expect(pictures(page).first()).toHaveAttribute('src', /^\/placeholders\/(keg|crate|tray|carton)\.svg$/);
    await expect.poll(() => pictures(page).first().evaluate(isDrawn)).toBe(true);
  });
});
