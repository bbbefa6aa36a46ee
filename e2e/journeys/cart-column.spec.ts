import type { Locator } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { emptyCart, fillCart } from '../people/filled-cart.ts';

const wanted = { shipToId: '100404', sku: 'IT100101', pallets: 1, orderNumber: '2026/20' };

// One cart, one journey at a time.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'orders@bellini.example', contextOptions: { reducedMotion: 'reduce' } });

test('favourites are one press away, from the header of every page', async ({ page }) => {
  await page.goto('/');

  await page.getByRole('banner').getByRole('link', { name: 'Moje oblíbené' }).click();

  await expect(page).toHaveURL(/\/catalog\/favorites/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the cart beside the goods is folded while it is empty; the first of them moves nothing, and the next page shows it open', async ({
  page,
}) => {
  await emptyCart(page);
  await page.goto('/catalog/products?view=grid');
  const column = page.getByRole('complementary', { name: 'Košík' });
  await expect(column.getByRole('link', { name: 'Košík' })).toBeVisible();
  const folded = (await column.boundingBox())?.width ?? 0;
  const second = page.getByRole('button', { name: /^Do košíku: / }).nth(1);
  const name = (await second.getAttribute('aria-label')) ?? '';
  const boxOf = async (button: Locator) => {
    const box = await button.boundingBox();
    return [box?.x, box?.width];
  };
  const before = await boxOf(second);

  await page
    .getByRole('button', { name: /^Do košíku: / })
    .first()
    .click();

  await expect(column.getByRole('button')).toContainText('Košík');
  expect((await column.boundingBox())?.width).toBe(folded);
  expect(await boxOf(page.getByRole('button', { name, exact: true }))).toEqual(before);
  await page.getByRole('banner').getByRole('link', { name: 'Moje oblíbené' }).click();
  await expect(column.getByRole('link', { name: 'Přejít do košíku' })).toBeVisible();
  expect((await column.boundingBox())?.width).toBeGreaterThan(folded + 100);
  await page.goto('/catalog/products?view=grid');
  await emptyCart(page);
  await page.reload();
  await expect(column.getByRole('link', { name: 'Košík' })).toBeVisible();
  expect((await column.boundingBox())?.width).toBe(folded);
});

test('bundles come above the goods, with price, deposit and time, and lead to their page', async ({ page }) => {
  await fillCart(page, wanted);
  await page.goto('/catalog/products?view=grid');
  const offers = page.getByRole('region', { name: 'Zvýhodněné sady' });
  const offer = offers.getByRole('listitem').first();
  await expect(offer).toContainText(/\d,\d\d/);
  await expect(offer).toContainText(/záloha|bez zálohy/);
  const name = (await offer.getByRole('link').textContent()) ?? '';

  await offer.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
