import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { bearerOf } from '../people/filled-cart.ts';
import { findFaults } from '../walks/probes.ts';

// A kind that no other journey brings a file of.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'operator@meridian.example', expectedComplaints: /status of (403|404|409)/ });

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Údaje dodavatele' });

async function openOwners(page: Page): Promise<void> {
  await page.goto('/staff/imports?view=owners');
  await expect(row(page)).toBeVisible();
}

async function setOwner(page: Page, owner: 'ERP' | 'Portál'): Promise<void> {
  await page.getByRole('button', { name: 'Změnit: Údaje dodavatele' }).click();
  await dialog(page).getByRole('radio', { name: owner, exact: true }).check();
  await dialog(page).getByRole('button', { name: 'Uložit' }).click();
}

test('a kind is given to the ERP, and files of it are refused until it is given back', async ({ page }) => {
  await page.goto('/staff/imports');
  await main(page).getByRole('link', { name: 'Kdo data spravuje' }).click();
  await expect(row(page).getByText('Mění je soubory a stránky portálu, zprávy z ERP se odmítnou.')).toBeVisible();
  await expect(main(page).getByText(/Soubory mohou změnit jen to, co ERP nevede: mode/)).toBeVisible();

  await setOwner(page, 'ERP');
  await expect(page.getByText('Nově spravuje ERP: Údaje dodavatele')).toBeVisible();
  await expect(row(page).getByText('Soubory a stránky portálu je změnit nemohou, mění je zprávy z ERP.')).toBeVisible();

  await page.goto('/staff/imports');
  await page.getByLabel('Co soubor obsahuje').selectOption('suppliers');
  const buffer = Buffer.from('market;name\nCZ;Jiný\n');
  await page.locator('input[type="file"]').setInputFiles({ name: 'dodavatel.csv', mimeType: 'text/csv', buffer });
  await expect(main(page).getByText('Tato data spravuje ERP. Změňte je tam, portál je převezme.')).toBeVisible();

  await openOwners(page);
  await page.getByRole('button', { name: 'Změnit: Údaje dodavatele' }).click();
  await expect(dialog(page).getByText('Určen vlastník dat').first()).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Portál', exact: true }).check();
  await dialog(page).getByRole('button', { name: 'Uložit' }).click();
  await expect(row(page).getByText('Mění je soubory a stránky portálu')).toBeVisible();
});

test('what a colleague has set meanwhile is shown before it is set again', async ({ page }) => {
  await openOwners(page);
  await page.getByRole('button', { name: 'Změnit: Údaje dodavatele' }).click();
  const headers = await bearerOf(page);
  const owners = await (await page.request.get('/api/staff/master-owners', { headers })).json();
  const { version } = owners.results.find(({ kind }: { kind: string }) => kind === 'suppliers');
  const data = { kind: 'suppliers', owner: 'erp', version };
  expect((await page.request.put('/api/staff/master-owners', { headers, data })).status()).toBe(200);

  await dialog(page).getByRole('radio', { name: 'ERP', exact: true }).check();
  await dialog(page).getByRole('button', { name: 'Uložit' }).click();
  await expect(dialog(page).getByText('Nic se neuložilo.')).toBeVisible();
  await expect(row(page).getByText('ERP', { exact: true })).toBeVisible();

  await dialog(page).getByRole('radio', { name: 'Portál', exact: true }).check();
  await dialog(page).getByRole('button', { name: 'Uložit' }).click();
  await expect(page.getByText('Nově spravuje portál: Údaje dodavatele')).toBeVisible();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
])
  test(`finds nothing in the way at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openOwners(page);
    const picture = (name: string) =>
      process.env.DRAY_PICTURES &&
      page.screenshot({ path: `${process.env.DRAY_PICTURES}/${name}-${viewport.width}.png`, fullPage: true });
    await picture('owners');
    const person = { ...viewport, account: 'operator@meridian.example', language: 'cs' } as const;
    expect(await findFaults(page, person)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Změnit: Úvěrové limity' }).press('Enter');
    await expect(dialog(page).getByText('Platí to pro všechny trhy.')).toBeVisible();
    await picture('owner');
    expect(await findFaults(page, person)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

test.describe('customer service', () => {
  test.use({ account: 'service@meridian.example' });

  test('is told which right is missing', async ({ page }) => {
    await page.goto('/staff/imports?view=owners');

    await expect(main(page).getByText('Tuto stránku nemůžete otevřít')).toBeVisible();
  });
});
