import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { findFaults } from '../walks/probes.ts';

// A list is planned for a ship-to of nobody else's journeys, and taken back again.
test.describe.configure({ mode: 'serial' });
test.use({ expectedComplaints: /status of (403|404|422)/ });

const address = '/staff/prices/lists';
const shipTo = '100236';
const main = (page: Page) => page.getByRole('main');

test.describe('pricing', () => {
  test.use({ account: 'pricing@meridian.example' });

  test('sees what another list would change, plans it, and takes it back', async ({ page }) => {
    await page.goto('/staff');
    await page.getByRole('navigation').getByRole('link', { name: 'Ceníky' }).first().click();
    await expect(main(page).getByRole('heading', { name: 'Všechny ceníky' })).toBeVisible();
    await page.getByRole('button', { name: 'Zobrazit ceníky' }).click();
    await expect(main(page).getByText('Zadejte číslo místa dodání, například 100234.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Číslo místa dodání/ }).fill(shipTo);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}?shipTo=${shipTo}`);
    await expect(main(page).getByText('platí dnes')).toBeVisible();

    await page.getByRole('button', { name: 'Zobrazit změny' }).click();
    await expect(main(page).getByText('Vyberte ceník.')).toBeVisible();
    const lists = page.getByRole('combobox', { name: /^Ceník/ });
    const current = await main(page).locator('[data-list]').first().getAttribute('data-list');
    const values = await lists.locator('option').all();
    const codes = await Promise.all(values.map((option) => option.getAttribute('value')));
    const other = codes.find((code) => code && code !== current);
    await lists.selectOption(other ?? '');
    await page.getByRole('button', { name: 'Zobrazit změny' }).click();
    await expect(main(page).getByText(/otevřen(ého|ých) koší/)).toBeVisible();
    await page.getByRole('button', { name: /^Přiřadit/ }).click();
    await expect(main(page).locator(`[data-list="${other}"]`)).toBeVisible();

    await page.getByRole('button', { name: 'Zrušit plán' }).click();
    await expect(main(page).locator(`[data-list="${other}"]`)).toHaveCount(0);
  });

  test('is told that a ship-to does not exist, and keeps what was typed', async ({ page }) => {
    await page.goto(`${address}?shipTo=999999`);

    await expect(main(page).getByText('Ceníky tohoto místa dodání se nepodařilo načíst.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Číslo místa dodání/ })).toHaveValue('999999');
  });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ])
    test(`finds nothing in the way at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${address}?shipTo=${shipTo}`);
      await expect(main(page).getByText('platí dnes')).toBeVisible();
      await page.getByRole('combobox', { name: /^Ceník/ }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Zobrazit změny' }).click();
      await expect(main(page).getByText(/otevřen(ého|ých) koší/)).toBeVisible();
      if (process.env.DRAY_PICTURES)
        await page.screenshot({ path: `${process.env.DRAY_PICTURES}/lists-${viewport.width}.png`, fullPage: true });

      expect(await findFaults(page, { ...viewport, account: 'pricing@meridian.example', language: 'cs' })).toEqual([]);
      expect(await findBarriers(page)).toEqual([]);
    });
});

test.describe('an operator', () => {
  test.use({ account: 'operator@meridian.example' });

  test('is told which right is missing', async ({ page }) => {
    await page.goto(address);

    await expect(main(page).getByText('Tuto stránku nemůžete otevřít')).toBeVisible();
  });
});
