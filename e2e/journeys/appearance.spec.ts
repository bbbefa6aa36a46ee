import { expect, test } from '../people/customer.ts';
import { underPeroni } from '../people/visitor.ts';

test('the page follows the device, until the visitor chooses otherwise', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 20, 19)');

  await page.getByRole('button', { name: /^Vzhled/ }).click();
  await page.getByRole('menuitemradio', { name: 'Světlý' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 245, 241)');

  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 245, 241)');
});

test('under the Italian brand the page has its colours and corners, and speaks Italian by itself', async ({ page }) => {
  await page.addInitScript({ content: 'localStorage.clear()' });
  await underPeroni(page);
  await page.goto('/contact');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contatti');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(27, 35, 80)');
  await expect(page.getByRole('article').first()).toHaveCSS('border-radius', '6px');
});

test('letters are set in Inter, Czech ones too', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('article')).toHaveCount(4);

  const loaded = "[...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family)";
  const loadedInter = async () => (await page.evaluate<string[]>(loaded)).filter((family) => family === 'Inter').length;
  await expect.poll(loadedInter).toBe(2);
});
