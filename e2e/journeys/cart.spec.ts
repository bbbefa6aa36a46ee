import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { openAnotherTab } from '../people/another-tab.ts';
import { expect, test } from '../people/customer.ts';
import { openDelivery } from '../people/delivery-row.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

const cards = (page: Page) => page.getByRole('main').locator('[data-sku]');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Košík' });
/** It stays folded on the page where the first goods came: nothing moves under the finger that took them. */
const openPanel = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Košík/ })
    .click();

/** Other journeys order with the same accounts: each begins with what it needs, whatever it finds. */
async function emptyCart(page: Page): Promise<void> {
  await page.goto('/cart');
  const empty = page.getByRole('button', { name: 'Vyprázdnit košík' });
  const isEmpty = page.getByRole('heading', { name: 'Košík je prázdný' });
  const behind = page.getByRole('button', { name: 'Další možnosti košíku' });
  await expect(empty.or(behind).or(isEmpty)).toBeVisible();
  if (await isEmpty.isVisible()) return;
  if (await behind.isVisible()) await behind.click();
  await empty.or(page.getByRole('menuitem', { name: 'Vyprázdnit košík' })).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vyprázdnit košík' }).click();
  await expect(isEmpty).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('from the card into the cart', () => {
  // One cart, one journey at a time.
  test.describe.configure({ mode: 'serial' });
  test.use({ account: 'admin@pod-skalou.example', viewport: wide });

  test('one press adds, steps change, nothing left takes it away, and that can be taken back', async ({ page }) => {
    await emptyCart(page);
    await page.goto('/catalog/products');
    const card = cards(page)
      .filter({ has: page.getByRole('button', { name: /^Do\skošíku/ }) })
      .first();
    const sku = (await card.getAttribute('data-sku')) ?? '';
    const own = page.locator(`[data-sku="${sku}"]`);

    await card.getByRole('button', { name: /^Do\skošíku/ }).click();
    await expect(own.getByRole('textbox')).toHaveValue('1');
    await expect(own.getByRole('button', { name: /^O jedno více/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');

    await expect(own.getByRole('textbox')).toHaveValue('3');
    await openPanel(page);
    await expect(panel(page).getByRole('textbox')).toHaveValue('3');
    await expect(page.getByRole('button', { name: /^Košík/ }).first()).toHaveText(/^Košík1\s*\(1\spoložka\)$/);
    await expect(own.locator('[data-state="saved"]')).toBeVisible();
    await page.reload();
    await expect(own.getByRole('textbox')).toHaveValue('3');

    await own.getByRole('textbox').fill('0');
    await page.keyboard.press('Tab');
    await expect(own.getByRole('button', { name: /^Do\skošíku/ })).toBeVisible();
    await page.getByRole('button', { name: 'Vrátit zpět' }).click();
    await expect(own.getByRole('textbox')).toHaveValue('3');
    await emptyCart(page);
  });

  test('the sums of the cart page add up to the cent, from the list to what is to be paid', async ({ page }) => {
    await emptyCart(page);
    await page.goto('/catalog/products');
    const toAdd = cards(page).filter({ has: page.getByRole('button', { name: /^Do\skošíku/ }) });
    await toAdd
      .first()
      .getByRole('button', { name: /^Do\skošíku/ })
      .click();
    await openPanel(page);
    await expect(panel(page).getByRole('textbox')).toHaveValue('1');
    await page.goto('/cart');
    const summary = page.getByRole('complementary', { name: 'Souhrn' });
    await expect(summary.getByText(/^Celkem s\sDPH a\szálohami$/)).toBeVisible();

    const names = await summary.locator('dt').allTextContents();
    const cents = (await summary.locator('dd').allTextContents()).map(toCents);

    const goods = names.indexOf('Zboží bez DPH');
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
    expect(names.slice(0, goods)).toEqual(['Ceníková hodnota', 'Vaše sleva']);
    expect(sum(cents.slice(0, goods))).toBe(cents[goods]);
    expect(sum(cents.slice(goods, -1))).toBe(cents.at(-1));
    await emptyCart(page);
  });
});

const toCents = (text: string): number =>
  Math.round(
    Number(
      text
        .replace('−', '-')
        .replace(',', '.')
        .replace(/[^\d.-]/g, ''),
    ) * 100,
  );

test.describe('a truck', () => {
  // One cart, one journey at a time.
  test.describe.configure({ mode: 'serial' });
  test.use({ account: 'warehouse@velkosklad-brno.example', viewport: wide });

  test('is filled row by row, reaches its minimum by one press, and goes on to the summary', async ({ page }) => {
    await emptyCart(page);
    await page.goto('/catalog/products?view=list');
    const rows = page.locator('tbody tr[data-sku]');
    const pallets = (row: number) => rows.nth(row).getByRole('textbox', { name: /^Paleta: / });
    await expect(pallets(2)).toBeVisible();
    await pallets(0).fill('2');
    await page.keyboard.press('Enter');
    await expect(pallets(1)).toBeFocused();
    await page.keyboard.type('1,5');
    await page.keyboard.press('Enter');
    await expect(page.getByText('uloženo')).toHaveCount(2);
    await expect(pallets(2)).toBeFocused();
    const packs = rows.nth(2).getByRole('textbox', { name: /^Balení: / });
    await packs.fill('1,5');
    await expect(rows.nth(2).getByRole('alert')).toHaveText('Objednat lze jen celá balení.');
    await packs.press('Tab');
    await expect(packs).toHaveValue('1,5');
    await expect(packs).toHaveAttribute('aria-invalid', 'true');
    await packs.press('Escape');
    await expect(rows.nth(2).getByRole('alert')).toHaveCount(0);
    await expect(packs).toHaveValue('');

    await page.goto('/cart');
    await expect(page.getByRole('meter', { name: 'Palety' })).toHaveAttribute(
      'aria-valuetext',
      /^3,5\s\/\s33\spalet, minimum 5 není dosaženo$/,
    );
    await expect(
      page.getByText('Minimální počet palet zatím není dosažen, přidejte prosím další zboží.').first(),
    ).toBeVisible();
    const proceed = page.getByRole('button', { name: 'Pokračovat k souhrnu' });
    await expect(proceed).toBeDisabled();
    await page
      .getByRole('button', { name: /^Přidat: / })
      .first()
      .click();
    await expect(page.getByText('Požadované množství zboží je dosaženo.').first()).toBeVisible();

    const number = page.getByRole('textbox', { name: /^Číslo vaší objednávky/ });
    await openDelivery(page);
    await number.fill('');
    await proceed.click();
    await expect(number).toBeFocused();
    await expect(page.getByText('Zadejte číslo vaší objednávky')).toBeVisible();
    await number.fill('2026/118');
    await page.getByRole('textbox', { name: 'Poznámka pro řidiče' }).fill('Zvoňte u zadních dveří 🍺');
    const days = page.getByRole('group', { name: /^Datum dodání/ }).getByRole('radio');
    // A second try finds the day that the first one chose.
    const day = days.nth((await days.nth(1).isChecked()) ? 0 : 1);
    const daySaved = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('SetCartDelivery') ?? false,
    );
    await day.check();
    await expect(day).toBeChecked();
    await daySaved;
    await page.reload();
    await openDelivery(page);
    await expect(number).toHaveValue('2026/118');
    await expect(page.getByRole('textbox', { name: 'Poznámka pro řidiče' })).toHaveValue('Zvoňte u zadních dveří 🍺');
    await expect(day).toBeChecked();
    expect(await findBarriers(page)).toEqual([]);
    await proceed.click();
    await expect(page).toHaveURL(/\/order-summary$/);
  });

  test('a day without delivery can be reached by key and by writing, and says why it cannot be chosen', async ({
    page,
  }) => {
    await page.goto('/catalog/CZ100001');
    await page.getByRole('button', { name: /^Přidat 1\ssud/ }).click();
    await expect(page.getByText(/^Přidáno do\skošíku: 1\ssud/)).toBeVisible();
    await page.goto('/cart');
    await openDelivery(page);
    await page.getByRole('button', { name: 'Jiný den' }).click();
    const write = page.getByRole('textbox', { name: 'Napište den' });
    await write.fill('zítra');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Tomuto datu nerozumíme/)).toBeVisible();

    const closed = page.getByRole('button', { name: /v tento den nezavážíme$/ }).first();
    const chosen = page.getByRole('gridcell', { selected: true });
    await expect(chosen).toHaveCount(1);
    const before = await chosen.textContent();
    await closed.click({ force: true });

    await expect(page.getByText(/: v\stento den nezavážíme$/).first()).toBeVisible();
    await expect(closed).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(closed).toBeFocused();
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(chosen).toHaveText(before ?? '');
    expect(await findBarriers(page)).toEqual([]);
  });
});

test.describe('a van, by phone', () => {
  test.use({ account: 'manager@bar-romero.example', viewport: narrow });

  test('the order grows above the thumb and is changed in the cart', async ({ page }) => {
    await emptyCart(page);
    await page.goto('/catalog/products');
    await page
      .getByRole('button', { name: /^Do\skošíku/ })
      .first()
      .click();
    const bar = page.getByRole('region', { name: 'Košík' });
    await expect(bar.getByRole('meter', { name: 'Hmotnost' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);

    await bar.getByRole('link').click();
    await expect(page).toHaveURL(/\/cart$/);
    const amount = page.getByRole('main').getByRole('textbox', { name: /^Množství/ });
    await amount.fill('12');
    await page.keyboard.press('Tab');

    await expect(page.getByRole('meter', { name: 'Hmotnost' })).toHaveAttribute('aria-valuetext', /^160,8\skg\s\/ 1/);
    await page.reload();
    await expect(amount).toHaveValue('12');
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: /^Odebrat: / }).click();
    await expect(page.getByRole('heading', { name: 'Košík je prázdný' })).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test.use({ account: 'owner@bellini.example', viewport: wide });

  test('a line that was changed elsewhere is shown as it is now, with a notice', async ({ page }) => {
    await emptyCart(page);
    await page.goto('/catalog/products');
    await page
      .getByRole('button', { name: /^Do\skošíku/ })
      .first()
      .click();
    await openPanel(page);
    await expect(panel(page).getByRole('textbox')).toHaveValue('1');
    await page.goto('/cart');
    const packs = page.getByRole('textbox', { name: /^Balení: / });
    await expect(packs).toHaveValue('1');
    const other = await openAnotherTab(page);
    await other.goto('/cart');
    const saved = other.waitForResponse((answer) => answer.request().postData()?.includes('SetCartLines') ?? false);
    await other.getByRole('textbox', { name: /^Balení: / }).fill('5');
    await saved;

    await packs.fill('2');
    await page.keyboard.press('Tab');

    await expect(page.getByRole('alert').filter({ hasText: 'Košík se mezitím změnil' })).toBeVisible();
    await expect(packs).toHaveValue('5');
  });
});

test.describe('from the search', () => {
  test.use({ account: 'owner@bar-romero.example', viewport: wide });

  test('a suggestion goes into the cart by its button or by Ctrl Enter, and the search goes on', async ({ page }) => {
    await emptyCart(page);
    const field = page.getByRole('combobox', { name: 'Hledat produkty' });
    await field.fill('almirada');
    await expect(field).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Přidáno do\skošíku: Almirada/)).toBeVisible();
    await page
      .getByTitle(/^Do\skošíku/)
      .nth(1)
      .click();

    await expect(page.getByRole('link', { name: /^Košík/ })).toHaveText(/\(2\spoložky\)$/);
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\/cart$/);
    expect(await findBarriers(page)).toEqual([]);
  });
});
