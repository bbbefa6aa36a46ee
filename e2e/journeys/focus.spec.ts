import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { answerOf } from '../people/delivery-row.ts';
import { ask, emptyCart, fillCart } from '../people/filled-cart.ts';

const wanted = { shipToId: '100402', sku: 'IT100101', pallets: 12, orderNumber: '2026/700' };
const focused = (page: Page) => page.locator('*:focus');

test.describe.configure({ mode: 'serial' });
test.use({
  account: 'warehouse@bellini.example',
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('after each change of page the focus is on its heading', async ({ page }) => {
  await fillCart(page, wanted);
  await page.goto('/catalog/products?view=grid');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Faro Basso/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/catalog\/IT/);
  await expect(focused(page)).toHaveJSProperty('tagName', 'H1');
  await expect(focused(page)).toContainText('Faro Basso');

  await page.getByRole('main').getByRole('link', { name: 'Produkty' }).press('Enter');
  await expect(page).toHaveURL(/catalog\/products/);
  await expect(focused(page)).toHaveJSProperty('tagName', 'H1');
});

test('the cart beside the catalogue takes the focus when it is opened, and gives it back', async ({ page }) => {
  await fillCart(page, wanted);
  await page.goto('/catalog/IT100101');
  const control = page.getByRole('banner').getByRole('button', { name: /^Košík/ });
  await control.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Košík' });
  await expect(panel).toBeFocused();

  await page.getByRole('button', { name: 'Skrýt košík' }).press('Enter');

  await expect(control).toBeFocused();
});

test('a line that is removed leaves the focus on the next one, and the last on the page', async ({ page }) => {
  await fillCart(page, wanted);
  const { customerCart: cart } = await ask<{ customerCart: { id: string } }>(page, '{ customerCart { id } }');
  const more = `mutation { addProductsToCart(cart_id: "${cart.id}", sku: "IT100107", quantity: 0, number_of_pallet: 1) { user_errors { code } } }`;
  await ask(page, more);
  await page.goto('/cart');
  const bins = page.getByRole('main').getByRole('button', { name: /^Odebrat: / });
  await expect(bins).toHaveCount(2);

  await bins.first().press('Enter');
  await expect(bins).toHaveCount(1);
  await expect(bins.first()).toBeFocused();
  await bins.first().press('Enter');

  await expect(page.getByRole('heading', { name: 'Košík je prázdný' })).toBeVisible();
  await expect(focused(page)).toHaveCount(1);
});

test('an order goes out under the proposed number without anybody touching it', async ({ page }) => {
  await fillCart(page, { ...wanted, orderNumber: '' });
  await page.goto('/cart');
  const answer = answerOf(page, 'Číslo vaší objednávky');
  await expect(answer).toContainText(/2026\/\d+$/);
  const proposed = (await answer.innerText()).split(/\s/).at(-1) ?? '';

  await page.getByRole('button', { name: 'Pokračovat k souhrnu' }).first().click();
  await expect(page).toHaveURL('/order-summary');
  await page.getByRole('button', { name: /^Odeslat objednávku/ }).click();

  await expect(page).toHaveURL('/thanks');
  await expect(page.getByRole('main')).toContainText(proposed);
  await emptyCart(page);
});
