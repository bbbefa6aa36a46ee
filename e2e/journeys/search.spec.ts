import type { Page } from '@playwright/test';
import { findBarriers, findBarriersEverywhere } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Hledat produkty' });
const options = (page: Page) => page.getByRole('search').getByRole('option');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** There, and the focus with it: a key that is pressed before may go to the old page or the new one. */
async function hasArrivedAt(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toBeFocused();
}

test.describe('the search of the header', () => {
  test.use({ account: 'shift@ulipy.example', contextOptions: { reducedMotion: 'reduce' } });
  test.use({ expectedComplaints: /status of 500/ });

  test('is reached, used and left by keys alone', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();

    await page.keyboard.type('cerny lez');
    await expect(options(page).first()).toContainText('Černý ležák');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    expect(
      await page
        .getByRole('group', { name: /Katalog|Nabídky/ })
        .getByRole('option')
        .count(),
    ).toBeLessThanOrEqual(11);
    await page.keyboard.press('ArrowDown');
    // The key waits for the answer to what was written: the list may still show that of a letter before.
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
    const active = await field(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
    expect(await findBarriers(page)).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/Černý ležák/);
    // What was looked for is found, and the field is free again.
    await expect(field(page)).toHaveValue('');
    await expect(options(page)).toHaveCount(0);

    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('CZ100003');
    await page.keyboard.press('Enter');
    await hasArrivedAt(page, /\/catalog\/CZ100003$/);
    await field(page).fill('2000000000107');
    await field(page).press('Enter');
    await hasArrivedAt(page, /\/catalog\/CZ100001$/);

    await field(page).fill('sud');
    await field(page).press('Enter');
    await hasArrivedAt(page, /\/catalog\/products\?q=sud$/);
    await field(page).press('ArrowDown');
    await expect(options(page).filter({ hasText: /^Zobrazit všech \d+\svýsledků pro „sud“$/ })).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'Nabídky' }).getByRole('option')).toContainText(['Sada Zahrádka']);
    // What else of the portal has the word is below the goods (H8).
    await expect(page.getByRole('group', { name: 'Pomoc a\u00a0podpora' }).getByRole('option').first()).toContainText(
      'sudy',
    );
    await field(page).press('Escape');
    await expect(options(page)).toHaveCount(0);
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');

    await field(page).press('ArrowDown');
    await expect(options(page)).toHaveText(['sud', '2000000000107', 'CZ100003', 'cerny lez']);
    await page.getByRole('button', { name: 'Vymazat', exact: true }).click();
    await expect(page.getByText('Název, značka, kód zboží nebo EAN')).toBeVisible();
    await page.reload();
    // The address still asks for kegs; without a word there would be what was looked for before.
    await field(page).fill('');
    await field(page).press('ArrowDown');
    await expect(page.getByText('Název, značka, kód zboží nebo EAN')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });

  test('forgives, says when there is nothing, and never shows an old answer for a new question', async ({ page }) => {
    let isBroken = false;
    const asked: string[] = [];
    const held: (() => void)[] = [];
    await page.route('**/graphql*', async (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('ProductSuggestions')) return route.continue();
      const { search } = route.request().postDataJSON().variables;
      asked.push(search);
      if (isBroken) return route.fulfill({ status: 500, json: { code: 'FAULT' } });
      if (search === 'cider') await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => undefined);
    });
    await page.goto('/');
    await expect(heading(page)).toBeVisible();

    await field(page).fill('cider');
    await expect.poll(() => held.length).toBe(1);
    await field(page).fill('nefiltr');
    await expect(options(page).first()).toContainText('Nefiltrovan');
    held[0]?.();
    await field(page).fill('havranof');
    await expect(page.getByText('Zobrazujeme výsledky pro: havranov')).toBeVisible();
    await expect(options(page).first()).toContainText('Havranov');
    expect(asked).toEqual(['cider', 'nefiltr', 'havranof']);

    await field(page).fill('zzzzqq');
    await expect(page.getByText('Hledání „zzzzqq“ nic neodpovídá')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zobrazit kontakty' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    isBroken = true;
    await field(page).fill('voda');
    await expect(page.getByText('Hledání se nezdařilo.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect(options(page).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ account: 'manager@bar-romero.example', viewport: { width: 360, height: 740 } });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the search has the whole screen, and gives it back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Hledat produkty' });
    await button.click();
    await expect(field(page)).toBeFocused();

    await page.keyboard.type('almirada');
    await expect(page.getByRole('group', { name: /Katalog|Nabídky/ }).getByRole('option')).toHaveCount(8);
    await page.keyboard.press('ArrowDown');
    expect(await findBarriersEverywhere(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await button.click();
    await options(page).first().click();
    await expect(page).toHaveURL(/\/catalog\/ES\d+$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('somebody who may not see the catalogue', () => {
  test.use({ account: 'accountant@tatravelko.example' });

  test('has a button for what they may search, and a slash is a slash', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toBeVisible();

    await page.keyboard.press('/');

    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hledat produkty' })).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Hledat dokumenty, nápovědu' }).click();
    await expect(page.getByRole('dialog', { name: 'Hledat a přejít' }).getByRole('combobox')).toBeFocused();
  });
});
