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
  await page.getByRole('button', { name: /^Po splatnosti/ }).click();

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
    route.fulfill({ status: 503, json: { code: 'FILE_UNAVAILABLE', requestId: 'r-1' } }),
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

test('a whole month is one zip, named by month and company; an empty month and one too large say so', async ({
  page,
}) => {
  await page.goto('/my-documents?from=2026-09-03&to=2026-09-20');
  const button = page.getByRole('button', { name: 'Dokumenty za měsíc' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Všechny dokumenty za měsíc' });
  const month = dialog.getByRole('combobox', { name: 'Měsíc' });
  await expect(month).toHaveValue('2026-09');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.goto('/my-documents');
  await button.click();
  const lastMonth = await month.inputValue();
  expect(lastMonth < new Date().toISOString().slice(0, 7)).toBe(true);
  await expect(dialog.getByText(/^\d+\sdokument/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const taken = page.waitForEvent('download');
  await dialog.getByRole('link', { name: /^Stáhnout ZIP: / }).click();
  const download = await taken;
  expect(download.suggestedFilename()).toContain(lastMonth);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await download.cancel();

  await page.route('**/api/mydocuments/GetAllDocuments?*', async (route) => {
    const response = await route.fetch();
    const { searchParams } = new URL(route.request().url());
    const total = searchParams.get('from')?.endsWith('-01')
      ? (searchParams.get('from') ?? '') < lastMonth
        ? 0
        : 512
      : 1;
    await route.fulfill({ response, json: { ...(await response.json()), total } });
  });
  const months = await month
    .getByRole('option')
    .evaluateAll((options) => options.map((each) => each.getAttribute('value')));
  await month.selectOption(months.at(-1) ?? '');
  await expect(dialog.getByText('V tomto měsíci nejsou žádné dokumenty.')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await month.selectOption(months[0] ?? '');
  await expect(dialog.getByText('Do jednoho souboru ZIP se jich vejde nejvýše 200.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Zobrazit v seznamu' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${months[0]}-01`));
});
