import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findBarriersEverywhere } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

test.use({ account: 'owner@ulipy.example', contextOptions: { reducedMotion: 'reduce' } });

const zipCall = /\/content\/downloadmaterial\/bulk-files/;
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Složky' }).getByRole('link', { name: new RegExp(`^${name}`) });
/** Not those that hold the place of what is still on its way. */
const files = (page: Page) => page.locator('[data-material]:not([inert] *)');
const bar = (page: Page) => page.getByRole('region', { name: 'Vybrané řádky' });

/** By Space on the first, and by Shift and Space on the last of them. */
async function mark(page: Page, from: number, to: number): Promise<void> {
  await files(page).nth(from).focus();
  await page.keyboard.press('Space');
  await files(page).nth(to).focus();
  await page.keyboard.press('Shift+Space');
}

/** How many files a zip says it holds, in the record at its end. */
function entriesOf(path: string): number {
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  return bytes.readUInt16LE(end + 10);
}

test('twelve files of two folders come as one zip, marked by keys', async ({ page }) => {
  await page.goto('/marketing-materials');
  await folder(page, 'Havranov').click();
  await expect(page).toHaveURL(/folder=/);
  await expect(files(page).first()).toBeVisible();
  await mark(page, 0, 6);
  await expect(bar(page)).toContainText('Vybráno 7');
  await folder(page, 'Žlutý Mlýn').click();
  await expect(files(page).first()).toContainText('Žlutý Mlýn');
  await mark(page, 0, 4);
  await expect(bar(page)).toContainText(/Vybráno 12\ssouborů · \d/);

  const coming = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Stáhnout ZIP' }).click();
  const download = await coming;

  expect(download.suggestedFilename()).toBe('marketingove-materialy.zip');
  expect(entriesOf(await download.path())).toBe(12);
});

test('a zip on its way can be called off, and the page stays usable meanwhile', async ({ page }) => {
  await page.route(zipCall, () => undefined);
  await page.goto('/marketing-materials');
  await files(page).first().focus();
  await page.keyboard.press('Space');
  await bar(page).getByRole('button', { name: 'Stáhnout ZIP' }).click();
  const progress = page.getByRole('progressbar', { name: /^Stahování:/ });
  await expect(progress).toBeVisible();
  await folder(page, 'Tatrín').click();
  await expect(files(page).first()).toContainText('Tatrín');

  await page.getByRole('button', { name: 'Zrušit stahování' }).click();

  await expect(progress).toHaveCount(0);
  await expect(page.getByText('Stahování bylo zrušeno')).toBeVisible();
});

test('Enter previews a file, and Escape leads back to it', async ({ page }) => {
  await page.goto('/marketing-materials');
  const first = files(page).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Název souboru');
  await expect(page).toHaveURL(/file=/);

  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('what is too much for one zip is shown before it is asked for', async ({ page }) => {
  await page.route(/\/content\/downloadmaterial\?/, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { results: { size: number }[] };
    await route.fulfill({ response, json: { ...list, results: list.results.map((each) => ({ ...each, size: 3e8 })) } });
  });
  await page.goto('/marketing-materials');
  await expect(files(page).first()).toBeVisible();

  await mark(page, 0, 1);

  await expect(bar(page)).toContainText(/nejvýš 500\sMB/);
  await expect(bar(page).getByRole('button', { name: 'Stáhnout ZIP' })).toHaveCount(0);
});

test('the materials have no barrier, and on a phone the folders are one list', async ({ page }) => {
  await page.goto('/marketing-materials');
  await expect(files(page).first()).toBeVisible();
  expect(await findBarriersEverywhere(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  const picker = page.getByRole('combobox', { name: 'Složka' });
  const label = await picker.locator('option', { hasText: 'Tatrín' }).first().textContent();
  await picker.selectOption({ label: label ?? '' });

  await expect(files(page).first()).toContainText('Tatrín');
});
