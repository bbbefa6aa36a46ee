import { faultsOfFrame, faultsOfMain } from '../letters-in-page.ts';
import { moveFirstCutOff } from '../moved-cut-off.ts';
import { expect, test } from '../people/customer.ts';
import { emptyCart, fillCart } from '../people/filled-cart.ts';
import { everythingHasCome } from '../walk.ts';

test.use({ account: 'owner@ulipy.example', hasOwnWindow: true, contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
const screens = [
  { name: 'the home page', path: '/', ready: 'Poslední objednávky' },
  { name: 'the catalogue', path: '/catalog/products?view=grid' },
  { name: 'the catalogue in rows', path: '/catalog/products?view=list' },
  { name: 'a product', path: '/catalog/CZ100003' },
  { name: 'the cart', path: '/cart', hasCart: true },
  // Whatever the hour of the day is: near its end, in its last minutes, and when it is over.
  { name: 'the cart near its cut-off', path: '/cart', hasCart: true, cutOff: 171 },
  { name: 'the cart at its cut-off', path: '/cart', hasCart: true, cutOff: 9 },
  { name: 'the cart after its cut-off', path: '/cart', hasCart: true, cutOff: -2 },
  { name: 'the home page near a cut-off', path: '/', hasCart: true, cutOff: 171 },
  { name: 'the list of orders', path: '/orders/history' },
  { name: 'the page of an order', path: '/orders/history', row: '[data-order]' },
  { name: 'the documents', path: '/my-documents' },
];

// Who comes next with this account would be asked about it when they choose another ship-to.
test.afterEach(async ({ page }, { title }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (/cart|cut-off/.test(title)) await emptyCart(page);
});

for (const viewport of sizes) {
  for (const { name, path, ready, hasCart, row, cutOff } of screens) {
    test(`with letters twice as large ${name} is whole at ${viewport.width} px`, async ({ page }) => {
      const allHasCome = everythingHasCome(page);
      await page.setViewportSize(viewport);
      await page.addInitScript({ content: "localStorage.shipToId = '100234'" });
      if (hasCart)
        await fillCart(page, { shipToId: '100234', sku: 'CZ100003', pallets: 1, orderNumber: '2026/LETTERS' });
      if (cutOff !== undefined) await moveFirstCutOff(page, cutOff);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      if (row) await page.locator(row).first().click();
      if (row) await expect(page.getByRole('heading', { level: 1, name: /\d{7}/ })).toBeVisible();
      await allHasCome();

      await page.evaluate("document.documentElement.style.fontSize = '200%'");

      await expect.poll(() => page.evaluate<string[]>(faultsOfFrame)).toEqual([]);
      if (ready) await expect(page.getByRole('heading', { name: ready })).toBeVisible();
      await allHasCome();
      await expect.poll(() => page.evaluate<string[]>(faultsOfMain), { timeout: 5_000 }).toEqual([]);
      if (process.env.DRAY_PICTURES)
        await page.screenshot({ path: `${process.env.DRAY_PICTURES}/${name}-${viewport.width}.png`, fullPage: true });
    });
  }
}

test('a menu taller than the window shows that it goes on, until its end is reached', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 460 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Hlavní nabídka' });
  await expect(menu).toBeVisible();

  const hidden = await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

  expect(hidden).toBeGreaterThan(0);
  await expect(menu).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
});
