import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

test.use({ account: 'accountant@tatravelko.example', expectedComplaints: /status of 503/ });

const names = '[data-document]';

test('an accountant finds an invoice, looks into it and leaves it again, by keys alone', async ({ page }) => {
  await page.goto('/my-documents?type=invoice');
  await expect(page.locator(names).first()).toBeVisible();
  const second = await page.locator(names).nth(1).getAttribute('data-document');
  await page.locator(names).first().focus();

  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Vybrané řádky' })).toContainText('Vybrán 1');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Zavřít náhled' }) });
  await expect(preview.getByRole('region', { name: /^Strana 1 / })).toContainText('Meridian', { timeout: 15_000 });
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(new RegExp(`document=${second}`));
  await page.keyboard.press('Escape');

  await expect(page).not.toHaveURL(/document=/);
  await expect(page.locator(`[data-document="${second}"]`)).toBeFocused();
});

test('what is overdue is shown by one press, and tabs and filters are in the address', async ({ page }) => {
  await page.goto('/my-documents');
  await page.getByRole('button', { name: 'Zobrazit faktury po splatnosti' }).click();

  await expect(page).toHaveURL(/status=overdue/);
  await expect(page.getByText(/^po splatnosti \d/).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Druhy dokumentů' })
    .getByRole('link', { name: /^Dobropisy/ })
    .click();
  await expect(page).toHaveURL(/type=credit-note/);
});

test('a source that is away says so in its place, and a file that does not come can be asked for again', async ({
  page,
}) => {
  await page.route('**/api/mydocuments/GetAllDocuments?*', async (route) => {
    const response = await route.fetch();
    const errors = [{ source: 'cablog', message: 'x', at: '2026-11-12T08:31:00.000Z' }];
    await route.fulfill({ response, json: { ...(await response.json()), errors } });
  });
  await page.route('**/api/mydocuments/*/file?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'FILE_UNAVAILABLE' } }),
  );
  await page.goto('/my-documents');

  await expect(page.getByText('Přepravní doklady se nepodařilo načíst.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Přepravní nepodařilo se načíst' })).toBeVisible();
  await page.locator(names).first().click();
  await expect(page.getByText('Soubor se nepodařilo stáhnout').first()).toBeVisible();
  await page.unroute('**/api/mydocuments/*/file?*');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('region', { name: /^Strana 1 / })).toBeVisible({ timeout: 15_000 });
});
