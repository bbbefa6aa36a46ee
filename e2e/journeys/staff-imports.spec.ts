import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { findFaults } from '../walks/probes.ts';

// Holidays of a year that nobody orders in.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'operator@meridian.example', expectedComplaints: /status of (403|404|409|422)/ });

const main = (page: Page) => page.getByRole('main');
const file = (text: string) => ({ name: 'svatky.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

async function upload(page: Page, text: string): Promise<void> {
  await page.goto('/staff/imports');
  await page.getByLabel('Co soubor obsahuje').selectOption('holidays');
  await page.locator('input[type="file"]').setInputFiles(file(text));
  await expect(main(page).getByText('Ke kontrole', { exact: true })).toBeVisible();
}

test('a file is looked at before anything is written, then written, and taken back', async ({ page }) => {
  await upload(page, 'market;day;name_cs;colour\nCZ;2039-07-05;Cyril a Metoděj;red\nCZ;2039-13-01;Chyba;\n');

  await expect(main(page).getByText('Nepoužité sloupce: colour')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Chyby\s*1/ })).toBeVisible();
  await expect(main(page).getByText(/musí být den/)).toBeVisible();
  await main(page).getByRole('link', { name: /^Nové/ }).click();
  await expect(main(page).getByText('Cyril a Metoděj')).toBeVisible();
  if (process.env.DRAY_PICTURES)
    await page.screenshot({ path: `${process.env.DRAY_PICTURES}/import.png`, fullPage: true });

  await page.getByRole('button', { name: 'Zapsat 1 změnu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zapsat', exact: true }).click();
  await expect(main(page).getByText('Zapsáno', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Vrátit import zpět' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect(main(page).getByText('Vráceno zpět', { exact: true })).toBeVisible();
});

test('a file that is no table is refused with words, and one that is not wanted is discarded', async ({ page }) => {
  await page.goto('/staff/imports');
  await page.getByLabel('Co soubor obsahuje').selectOption('holidays');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'obrazek.csv', mimeType: 'text/csv', buffer: Buffer.from([0x4d, 0x5a, 0, 1, 2, 3, 0, 0]) });
  await expect(
    main(page)
      .getByText(/Nepodařilo se|Soubor nebyl přijat/)
      .first(),
  ).toBeVisible();

  await upload(page, 'market;day\nCZ;2039-07-06\n');
  await page.getByRole('button', { name: 'Zahodit' }).click();
  await expect(main(page).getByText('Zahozeno', { exact: true })).toBeVisible();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`finds nothing in the way at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/staff/imports');
    await page.getByLabel('Co soubor obsahuje').selectOption('ship-tos');
    await page.getByText(/^Zobrazit \d+\ssloupc/).click();
    await expect(main(page).getByText('svatky.csv').first()).toBeVisible();
    if (process.env.DRAY_PICTURES)
      await page.screenshot({ path: `${process.env.DRAY_PICTURES}/imports-${viewport.width}.png`, fullPage: true });

    expect(await findFaults(page, { ...viewport, account: 'operator@meridian.example', language: 'cs' })).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
  });

test.describe('customer service', () => {
  test.use({ account: 'service@meridian.example' });

  test('is told which right is missing', async ({ page }) => {
    await page.goto('/staff/imports');

    await expect(main(page).getByText('Tuto stránku nemůžete otevřít')).toBeVisible();
  });
});
