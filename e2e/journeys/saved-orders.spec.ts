import type { Page } from '@playwright/test';
import { findBarriersEverywhere } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { answerOf } from '../people/delivery-row.ts';
import { fillCart } from '../people/filled-cart.ts';

// They all use one cart, so they take turns.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'owner@tri-zvony.example', contextOptions: { reducedMotion: 'reduce' } });

// Another one each time, for a running product may hold that of the last run.
const number = `Silvestr ${Date.now() % 1_000_000}`;
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Smazat/ }) });
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const shipToFilter = (page: Page) => page.getByRole('search').getByRole('button', { name: /^Místo dodání/ });
const shipToOption = (page: Page, name: RegExp) => page.getByRole('option', { name });
const tab = (page: Page) => page.getByRole('link', { name: /^Uložené, neodeslané/ });

test('a cart is put aside, found by its ship-to, and made the cart again', async ({ page }) => {
  await fillCart(page, { shipToId: '100305', sku: 'SK100016', pallets: 1, orderNumber: number });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Uložit na později' }).click();
  await expect(page.getByRole('heading', { name: 'Košík je prázdný' })).toBeVisible();
  await page.getByRole('button', { name: 'Zobrazit uložené objednávky' }).click();

  // The newest is first, with all that was said of it.
  await expect(page).toHaveURL('/orders/saved');
  await expect(rows(page).first()).toContainText(number);
  await expect(rows(page).first()).toContainText(/\d+,\d\d\s€/);
  const all = await rows(page).count();
  await expect(tab(page)).toContainText(String(all));
  await shipToFilter(page).click();
  await shipToOption(page, /^Zvony Trnava/).click();
  await expect(page).toHaveURL('/orders/saved?shipTo=100307');
  await expect(row(page, number)).toHaveCount(0);
  await shipToOption(page, /^U troch zvonov/).click();
  await shipToOption(page, /^Zvony Trnava/).click();
  await expect(page).toHaveURL('/orders/saved?shipTo=100305');
  await page.keyboard.press('Escape');
  await expect(shipToFilter(page)).toBeFocused();
  await page.getByRole('button', { name: 'Adresa dodání' }).click();
  await page.getByRole('searchbox', { name: 'Adresa dodání' }).fill('laurinska');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/orders/saved?shipTo=100305&address=laurinska');
  await row(page, number)
    .getByRole('button', { name: /^Podrobnosti/ })
    .click();
  await expect(page.getByRole('cell').filter({ hasText: 'Způsob platby' })).toBeVisible();
  await page.getByRole('button', { name: 'Zrušit filtry' }).click();
  await expect(rows(page)).toHaveCount(all);

  await row(page, number)
    .getByRole('button', { name: /^Otevřít/ })
    .click();

  await expect(page).toHaveURL('/cart');
  await expect(answerOf(page, 'Číslo vaší objednávky')).toContainText(number);
  expect(await page.evaluate('localStorage.shipToId')).toBe('100305');
});

test('what the cart holds is saved in exchange, and that is said before', async ({ page }) => {
  await page.goto('/orders/saved');
  const other = rows(page).filter({ hasNotText: number }).last();

  await other.getByRole('button', { name: /^Otevřít/ }).click();
  const question = page.getByRole('dialog', { name: 'Otevřít tuto objednávku v košíku?' });
  await expect(question).toContainText('V košíku máte 1 položku');
  await question.getByRole('button', { name: 'Zpět' }).click();
  await expect(page).toHaveURL('/orders/saved');
  await other.getByRole('button', { name: /^Otevřít/ }).click();
  await question.getByRole('button', { name: 'Otevřít v košíku' }).click();

  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Co bylo v košíku předtím, najdete mezi uloženými objednávkami.')).toBeVisible();
  await page.goto('/orders/saved');
  await expect(row(page, number)).toHaveCount(1);
});

test('a deletion can be taken back', async ({ page }) => {
  await page.goto('/orders/saved');
  await expect(row(page, number)).toHaveCount(1);

  await row(page, number)
    .getByRole('button', { name: /^Smazat/ })
    .click();
  await expect(row(page, number)).toHaveCount(0);
  await page.getByRole('button', { name: 'Vrátit zpět' }).click();

  await expect(row(page, number)).toHaveCount(1);
});

test('nothing that fits the filters is another thing than nothing at all, and neither has a barrier', async ({
  page,
}) => {
  await page.goto('/orders/saved?to=2020-01-01');
  await expect(page.getByRole('heading', { name: 'Filtrům neodpovídá žádná uložená objednávka' })).toBeVisible();
  await page.goto('/orders/saved');
  await expect(row(page, number)).toHaveCount(1);
  await row(page, number)
    .getByRole('button', { name: /^Podrobnosti/ })
    .click();
  await expect(page.getByText('Způsob platby')).toBeVisible();

  expect(await findBarriersEverywhere(page)).toEqual([]);
});
