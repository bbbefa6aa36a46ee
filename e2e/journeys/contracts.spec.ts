import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { ask, emptyCart } from '../people/filled-cart.ts';
import { nearContract } from '../people/near-contract.ts';

/** In whichever language. */
const contractsCall = /\/api\/contracts(\?|$)/;

test.use({ account: 'owner@bellini.example', contextOptions: { reducedMotion: 'reduce' } });

const countLines = async (page: Page): Promise<number> =>
  (await ask<{ customerCart: { items: unknown[] } }>(page, '{ customerCart { items { id } } }')).customerCart.items
    .length;

test('a contract tells how far it is kept, where, and what will come of it', async ({ page }) => {
  await page.goto('/contracts');

  await expect(page.getByRole('heading', { level: 2, name: /^Contratto quadro/ })).toBeVisible();
  const meter = page.getByRole('meter', { name: 'Objem smlouvy' });
  await expect(meter).toHaveAttribute('aria-valuetext', /hl\s\/\s.*\shl,\sbonus\s\d\s%/);
  await expect(page.getByRole('row').filter({ hasText: 'Deposito Segrate' })).toContainText('hl');
  await expect(page.getByText('Stávajícím tempem')).toBeVisible();
  await expect(page.getByText('odhad', { exact: true })).toBeVisible();
});

test('each contract is one press away, and back leads to the one before', async ({ page }) => {
  await page.goto('/contracts');
  const cards = page.locator('nav a[href*="contract="]');
  await expect(cards.nth(0)).toHaveAttribute('aria-current', 'page');

  await cards.nth(1).click();
  await expect(cards.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/contract=/);
  await page.goBack();

  await expect(cards.nth(0)).toHaveAttribute('aria-current', 'page');
});

test.describe('close to the next step', () => {
  // No other journey shops with this account; it has no contract of its own.
  test.use({ account: 'owner@javorinka.example' });
  const product = {
    sku: 'SK100017',
    name: 'Tatrín',
    packFormat: 'KEG30',
    hlPerPack: 0.3,
    packs: 3,
    shipToId: '100310',
  };

  test('what is missing goes into the cart at one press, by keys, and out of it again', async ({ page }) => {
    await emptyCart(page);
    const contracts = [nearContract(product)];
    await page.route(contractsCall, (route) => route.fulfill({ json: { asOf: '2026-11-12T09:30:00Z', contracts } }));
    await page.goto('/contracts');
    await page.getByRole('button', { name: /^Přidat 3\s/ }).focus();

    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Přidáno do\skošíku: 3\s/)).toBeVisible();
    await expect.poll(() => countLines(page)).toBe(1);
    await page.getByRole('button', { name: 'Vrátit' }).click();

    await expect.poll(() => countLines(page)).toBe(0);
  });
});

test.describe('without an answer', () => {
  test.use({ expectedComplaints: /Failed to load|status of 503/ });

  test('the page says that nothing could be loaded, and it can be tried again', async ({ page }) => {
    const refused = { status: 503, contentType: 'application/json', body: '{}' };
    await page.route(contractsCall, (route) => route.fulfill(refused));
    await page.goto('/contracts');
    await expect(page.getByText('Smlouvy se nepodařilo načíst')).toBeVisible({ timeout: 20_000 });
    await page.unroute(contractsCall);

    await page.getByRole('button', { name: 'Zkusit znovu' }).click();

    await expect(page.getByRole('meter')).toBeVisible();
  });
});
