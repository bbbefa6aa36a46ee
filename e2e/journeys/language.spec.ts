import { expect, test } from '../people/customer.ts';

test('another language is chosen by keyboard alone, in place', async ({ page }) => {
  await page.goto('/contact');
  const switcher = page.getByRole('button', { name: /^Jazyk: CS/ });
  await expect(switcher).toBeVisible();

  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
  await expect(switcher).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Čeština' })).toBeChecked();
  await expect(page.getByRole('menuitemradio', { name: 'Čeština' })).toBeFocused();
  await page.keyboard.press('i');
  await expect(page.getByRole('menuitemradio', { name: 'Italiano' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contatti');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page).toHaveTitle('Contatti – Dray');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('button', { name: /^Lingua: IT/ })).toBeFocused();
});

test('the choice outlives the visit, and every call names it', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: /^Jazyk/ }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  const call = page.waitForRequest('**/api/contacts*');
  await page.reload();

  expect(new URL((await call).url()).searchParams.get('Language')).toBe('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a menu that is not wanted after all gives the focus back', async ({ page }) => {
  await page.goto('/contact');
  const switcher = page.getByRole('button', { name: /^Jazyk/ });
  await switcher.click();
  await expect(page.getByRole('menu')).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(page.getByRole('menu')).toBeHidden();
  await expect(switcher).toBeFocused();
});

test('each language is offered by its own name', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: /^Jazyk/ }).click();

  const offered = page.getByRole('menuitemradio');
  await expect(offered).toHaveText(['English', 'Čeština', 'Italiano', 'Slovenčina', 'Español']);
  await expect(page.getByRole('menuitemradio', { name: 'Slovenčina' })).toHaveAttribute('lang', 'sk');
});
