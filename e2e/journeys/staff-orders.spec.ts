import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { bearerOf } from '../people/filled-cart.ts';
import { findFaults } from '../walks/probes.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of (404|500)/ });

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

type Row = { orderNumber: string; companyId: string; companyName: string; market: string; customerOrderNumber: string };

/** As the server lists them. */
async function list(page: Page, query = ''): Promise<{ results: Row[]; total: number }> {
  const headers = await bearerOf(page);
  return (await page.request.get(`/api/staff/orders${query}`, { headers })).json();
}

test.describe('customer service', () => {
  test.use({ account: 'service@meridian.example' });

  test('finds orders of every customer by market, and one by its customer’s own number', async ({ page }) => {
    await page.goto('/staff');
    await page.getByRole('navigation').getByRole('link', { name: 'Objednávky', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Objednávky' })).toBeVisible();
    await expect(rows(page)).toHaveCount(25);
    const { results } = await list(page, '?market=SK&limit=5');
    const [slovak] = results;

    await page.goto('/staff/orders?market=SK');
    await expect(rows(page).first()).toContainText(slovak?.companyName ?? '-');
    await expect(main(page)).not.toContainText('Česko ·');
    await page.getByRole('searchbox', { name: /^Číslo objednávky/ }).fill(slovak?.orderNumber ?? '-');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('link').first().click();

    await expect(page.getByRole('heading', { level: 1, name: `Objednávka ${slovak?.orderNumber}` })).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Zboží' })).toBeVisible();
    await main(page)
      .getByRole('link', { name: slovak?.companyName ?? '-', exact: true })
      .click();
    await expect(page).toHaveURL(`/staff/customers/${slovak?.companyId}`);
  });

  test('goes from a customer to all of their orders', async ({ page }) => {
    await page.goto('/staff/customers/C1001');
    await main(page).getByRole('link', { name: 'Všechny objednávky zákazníka' }).first().click();

    await expect(page).toHaveURL('/staff/orders?company=C1001');
    await expect(rows(page).first()).toContainText(/U\sLípy/);
    await expect(main(page).getByText('TatraVeľko')).toHaveCount(0);
  });

  test('goes on behind the last row that pages reach', async ({ page }) => {
    await page.goto('/staff/orders?page=40');
    const last = await rows(page).last().getByRole('link').first().innerText();
    await main(page)
      .getByRole('link', { name: `Starší než ${last}` })
      .click();

    await expect(page).toHaveURL(`/staff/orders?before=${last}`);
    const { results } = await list(page, `?before=${last}&limit=1`);
    await expect(rows(page).first()).toContainText(results[0]?.orderNumber ?? '-');
  });

  test('clears all filters of the sheet and stays in it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/staff/orders?market=CZ&view=open');
    await expect(page.locator('main div[aria-hidden=true][inert]')).toHaveCount(0);
    await page.getByRole('button', { name: /^Filtry/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    await sheet.getByRole('button', { name: 'Zrušit filtry' }).click();

    await expect(sheet.getByRole('button', { name: 'Zrušit filtry' })).toBeDisabled();
    await expect(sheet.getByRole('button', { name: /^Zobrazit/ })).toBeFocused();
  });

  test('saves what the filters leave as a table', async ({ page }) => {
    const { total, results } = await list(page, '?company=C1001&status=Not%20Yet%20Processed&limit=100');
    await page.goto('/staff/orders?company=C1001&status=Not%20Yet%20Processed');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /CSV/ }).click();
    const lines = (await readFile((await (await saved).path()) ?? '', 'utf8')).trim().split('\r\n');

    expect(lines).toHaveLength(1 + total);
    expect(lines[0]).toContain('ID firmy');
    if (results[0]) expect(lines[1]).toContain(results[0].orderNumber);
  });

  for (const width of [1280, 768, 360])
    test(`finds all of it whole at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/staff');
      const { results } = await list(page, '?limit=1&status=Completely%20Processed');
      const paths = [
        '/staff/orders',
        `/staff/orders?order=${results[0]?.orderNumber}`,
        '/staff/orders?order=none',
        '/staff/orders?to=2001-01-01',
      ];
      for (const [index, path] of paths.entries()) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main div[aria-hidden=true][inert]')).toHaveCount(0);
        const walk = { account: undefined, width, language: 'cs', findsBarriers: true } as const;
        expect.soft(await findFaults(page, walk), path).toEqual([]);
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/orders-${width}-${index}.png`, fullPage: true });
      }
    });
});

test.describe('a planner of prices', () => {
  test.use({ account: 'pricing@meridian.example' });

  test('has no orders in the menu, and is told which right is missing', async ({ page }) => {
    await page.goto('/staff/orders');

    await expect(main(page)).toContainText('Tuto stránku nemůžete otevřít');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Objednávky', exact: true })).toHaveCount(0);
  });
});
