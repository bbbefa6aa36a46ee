import type { Page } from '@playwright/test';
import { findBarriers, findBarriersEverywhere } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Hledat a přejít' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Hledat a přejít' });
const options = (page: Page) => palette(page).getByRole('option');
const group = (page: Page, name: string) => palette(page).getByRole('group', { name });
const marked = (page: Page) => palette(page).locator('[role="option"][aria-selected="true"]');

async function openPalette(page: Page): Promise<void> {
  // With the rights of the reader the bar comes, and with it the keys.
  await expect(page.getByRole('combobox', { name: 'Hledat produkty' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** There, and the focus with it: a key that is pressed before may go to the old page or the new one. */
async function hasArrivedAt(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(palette(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
}

test.describe('the search over everything', () => {
  test.use({ account: 'owner@ulipy.example', contextOptions: { reducedMotion: 'reduce' } });
  test.use({ expectedComplaints: /status of 500/ });

  test('opens an order by its number, and an invoice, by keys alone', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('4502');
    await expect(group(page, 'Objednávky').getByRole('option').first()).toContainText(/Objednávka 4502\d{3}/);
    const [order = ''] = (await options(page).first().innerText()).match(/4502\d{3}/) ?? [];
    const invoice = group(page, 'Moje dokumenty').getByRole('option').filter({ hasText: 'Faktura' }).first();
    const [number = ''] = (await invoice.innerText()).match(/9\d{7}/) ?? [];
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);

    // Two activations: the keys that open it, and Enter.
    await openPalette(page);
    await page.keyboard.type(order);
    await page.keyboard.press('Enter');
    await hasArrivedAt(page, new RegExp(`/orders/history\\?order=.*${order}`));

    await openPalette(page);
    await page.keyboard.type(`faktura ${number}`);
    await expect(group(page, 'Přesná shoda').getByRole('option')).toHaveCount(1);
    await expect(marked(page)).toContainText(`Faktura ${number}`);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Shift+Enter')]);
    expect(download.suggestedFilename()).toContain(number);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/my-documents\\?document=.*${number}`));
    await expect(palette(page)).toHaveCount(0);
  });

  test('finds goods by their barcode, words without accents and mistyped ones', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('2000000000107');
    await page.keyboard.press('Enter');
    await hasArrivedAt(page, /\/catalog\/CZ100001$/);

    await openPalette(page);
    await page.keyboard.type('prazdne sudy');
    await expect(group(page, 'Pomoc a\u00a0podpora').getByRole('option').first()).toContainText('prázdné sudy');
    await field(page).fill('inventuru sudu');
    await expect(palette(page).getByText('Zobrazujeme výsledky pro: inventura').first()).toBeVisible();
    await field(page).fill('havranof');
    await expect(palette(page).getByText('Zobrazujeme výsledky pro: havranov').first()).toBeVisible();
    await expect(group(page, 'Katalog').getByRole('option').first()).toContainText('Havranov');

    await field(page).fill('zzzzqq');
    await expect(palette(page).getByText('Hledání „zzzzqq“ nic neodpovídá')).toBeVisible();
    await expect(palette(page).getByRole('link', { name: /zzzzqq/ })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('leads from group to group, shows commands only, and gives the focus back', async ({ page }) => {
    await page.goto('/contracts');
    await expect(heading(page)).toBeVisible();
    const account = page.getByRole('button', { name: /^Účet/ });
    await account.focus();
    await openPalette(page);
    await page.keyboard.type('sud');
    await expect(group(page, 'Pomoc a\u00a0podpora')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(group(page, 'Nabídky').locator('[aria-selected="true"]')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(group(page, 'Katalog').locator('[aria-selected="true"]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();

    await openPalette(page);
    await page.keyboard.type('> historie');
    await expect(options(page)).toHaveText(['Objednávky › Historie']);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await hasArrivedAt(page, /\/orders\/history$/);

    await openPalette(page);
    await page.keyboard.type('> english');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('keeps what was looked for, and says when it could not ask', async ({ page }) => {
    let isBroken = true;
    await page.route('**/api/search*', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { code: 'FAULT' } }) : route.continue(),
    );
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await openPalette(page);
    // In one go: each letter would ask anew, and the failure of one go with the next.
    await field(page).fill('zaloha');
    await expect(palette(page).getByText('Hledání se nezdařilo.')).toBeVisible();
    isBroken = false;
    await palette(page).getByRole('button', { name: 'Zkusit znovu' }).click();
    await group(page, 'Znalostní báze').getByRole('option').first().click();
    await expect(page).toHaveURL(/\/support\/knowledge-base\?article=/);
    await expect(heading(page)).toContainText('Zálohy');

    await openPalette(page);
    await expect(group(page, 'Naposledy hledáno').getByRole('option').first()).toHaveText('zaloha');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('zaloha');
  });
});

test.describe('an accountant without the catalogue', () => {
  test.use({ account: 'accountant@tatravelko.example', viewport: { width: 360, height: 740 } });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('finds their documents and help from the menu, on a phone, and nothing that is not theirs', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await page.getByRole('button', { name: /^Účet/ }).click();
    await page.getByRole('button', { name: 'Hledat a přejít' }).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill('fakturu');
    await expect(group(page, 'Pomoc a\u00a0podpora').getByRole('option').first()).toBeVisible();
    expect(await findBarriersEverywhere(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });

    // Goods, an order and a word of another market's customers.
    for (const foreign of ['CZ100001', '2000000000107', '4502391', 'havranov nefiltrovany']) {
      await field(page).fill(foreign);
      await expect(palette(page).getByText(`Hledání „${foreign}“ nic neodpovídá`)).toBeVisible();
    }
    await palette(page).getByRole('button', { name: 'Zavřít' }).click();
    await expect(palette(page)).toHaveCount(0);
  });
});
