import type { Page } from '@playwright/test';
import { archiveOf } from '../brewer/empty-brewer.ts';
import { freshNumber } from '../people/bulk-file.ts';
import { expect, test } from '../people/customer.ts';
import { bearerOf } from '../people/filled-cart.ts';
import { placeElsewhere } from '../people/placed-order.ts';
import { findFaults } from '../walks/probes.ts';

// What the one parks the others look after, so they take turns.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of (404|409|500)/ });

/** A pub that is new in the portal, and that nobody has entered in the ERP. */
const ids = { soldTo: 'S94003', shipTo: '109403' };
const address = { street: 'Calle Nueva 1', postal_code: '41001', city: 'Sevilla', market: 'ES' };
const files = {
  'sold-tos': [{ id: ids.soldTo, company: 'C4003', payer: '300403', name: 'La Higuera Nueva', ...address }],
  'ship-tos': [
    {
      id: ids.shipTo,
      company: 'C4003',
      sold_to: ids.soldTo,
      name: 'La Higuera Nueva',
      customer_type: 'Outlets',
      ...address,
    },
  ],
  'transports-and-calendars': [
    { ship_to: ids.shipTo, transport: 'VAN', handstacked: '1', lead_days: '1', cut_off: '14:00', closed_weekdays: '7' },
  ],
  assignments: [{ ship_to: ids.shipTo, price_list: 'ES-HOSTELERIA' }],
};
const order = { number: '' };

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();

async function importAll(page: Page): Promise<void> {
  const headers = await bearerOf(page);
  const file = { name: 'nueva.zip', mimeType: 'application/zip', buffer: archiveOf(files) };
  const begun = await page.request.post('/api/staff/imports', { headers, multipart: { file } });
  const { importId } = (await begun.json()) as { importId: string };
  const show = async () =>
    (await (await page.request.get(`/api/staff/imports/${importId}`, { headers })).json()) as {
      state: string;
      previewHash: string;
    };
  await expect.poll(async () => (await show()).state).toBe('previewed');
  const { previewHash } = await show();
  await page.request.post(`/api/staff/imports/${importId}/commit`, { headers, data: { previewHash } });
  await expect.poll(async () => (await show()).state).toBe('committed');
}

test.describe('an operator', () => {
  test.use({ account: 'operator@meridian.example' });

  test('enters a pub in the portal and forgets the ERP', async ({ page }) => {
    await page.goto('/staff');
    await importAll(page);
  });
});

test.describe('its owner', () => {
  test.use({ account: 'owner@la-higuera.example' });

  test('orders, and reads that the order is looked into', async ({ page }) => {
    await page.goto('/');
    const wanted = { shipToId: ids.shipTo, sku: 'ES100031', pallets: 1, orderNumber: freshNumber('E') };
    await placeElsewhere(page, { ...wanted, orderNumber: freshNumber('E') });
    order.number = await placeElsewhere(page, wanted);
    const headers = await bearerOf(page);
    const stateOf = async () =>
      (await (await page.request.get(`/api/orders/${order.number}`, { headers })).json()).erpState;

    await expect.poll(stateOf, { timeout: 60_000 }).toBe('checking');
  });
});

test.describe('the operator', () => {
  test.use({ account: 'operator@meridian.example' });

  test('finds it with the ERP’s words, and sends it again', async ({ page }) => {
    await page.goto('/staff');
    await page.getByRole('navigation').getByRole('link', { name: 'Fronta do ERP' }).first().click();
    const row = main(page).getByRole('row').filter({ hasText: order.number });
    await expect(row).toContainText('Odmítnuto v\u00a0ERP (F2/163)');
    await expect(row).toContainText('La Higuera Nueva');
    await row.getByRole('link', { name: order.number }).click();

    await main(page).getByText('Zobrazit, co odpovědělo ERP').click();
    await expect(main(page)).toContainText('does not exist');
    await expect(main(page)).toContainText('Vaši objednávku kontrolujeme');
    await press(page, 'Odeslat znovu');
    await expect(page.getByText(`Objednávka ${order.number} se odesílá znovu.`)).toBeVisible();
    await expect(main(page).getByText('Odložená', { exact: true })).toBeVisible({ timeout: 60_000 });
  });

  test('sends all again that have one cause', async ({ page }) => {
    await page.goto('/staff/erp?cause=F2%2F163');
    await expect(main(page).getByRole('row').filter({ hasText: order.number })).toBeVisible();
    await press(page, /^Odeslat znovu všech/);

    await expect(page.getByText(/^Znovu se odesíl/)).toBeVisible();
    await expect(main(page).getByRole('row').filter({ hasText: order.number })).toBeVisible({ timeout: 60_000 });
  });

  test('is told at the field which number is none', async ({ page }) => {
    await page.goto(`/staff/erp?order=${order.number}`);
    await press(page, /^V\sERP už je$/);
    await dialog(page).getByRole('button', { name: 'Převzít toto číslo' }).click();
    await expect(dialog(page)).toContainText(/nejvýše 20\spísmen/);
    await dialog(page).getByRole('button', { name: 'Zpět' }).last().click();
  });

  for (const width of [1280, 768, 360])
    test(`finds all of it whole at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        '/staff/erp',
        '/staff/erp?view=waiting',
        '/staff/erp?view=differences',
        `/staff/erp?order=${order.number}`,
        '/staff/erp?order=none',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main div[aria-hidden=true][inert]')).toHaveCount(0);
        const walk = { account: undefined, width, language: 'cs', findsBarriers: true } as const;
        expect.soft(await findFaults(page, walk), path).toEqual([]);
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/erp-${width}-${path.length}.png`, fullPage: true });
      }
    });

  test('asks for a comparison, and is told when the server did not answer', async ({ page }) => {
    await page.goto('/staff/erp?view=differences');
    await press(page, 'Porovnat hned');
    await expect(page.getByText('Porovnání začne do minuty.')).toBeVisible();
    await page.route('**/api/staff/erp/messages?*', (route) =>
      route.fulfill({ status: 500, json: { code: 'FAULT', message: 'x', requestId: 'r-1' } }),
    );
    await page.goto('/staff/erp');
    await expect(main(page)).toContainText('Frontu do ERP se nepodařilo načíst.');
  });

  test('gives it up with a reason, and it waits no longer', async ({ page }) => {
    await page.goto(`/staff/erp?order=${order.number}`);
    await press(page, 'Vzdát');
    await dialog(page).getByRole('button', { name: 'Vzdát objednávku' }).click();
    await expect(dialog(page)).toContainText('aspoň tři písmena');
    await dialog(page)
      .getByRole('textbox', { name: /^Důvod/ })
      .fill('Hospoda nakonec neotevře');
    await dialog(page).getByRole('button', { name: 'Vzdát objednávku' }).click();

    await expect(main(page)).toContainText('nic na ERP nečeká');
    await expect(main(page).getByRole('button', { name: 'Odeslat znovu' })).toHaveCount(0);
    await page.goto('/staff/erp');
    await expect(main(page).getByRole('row').filter({ hasText: order.number })).toHaveCount(0);
  });
});

test.describe('its owner again', () => {
  test.use({ account: 'owner@la-higuera.example' });

  test('is notified', async ({ page }) => {
    await page.goto('/contact');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Upozornění/ })
      .click();
    await expect(page.getByRole('link', { name: new RegExp(order.number) }).first()).toBeVisible();
  });
});

test.describe('customer service', () => {
  test.use({ account: 'service@meridian.example' });

  test('may look, and finds no button', async ({ page }) => {
    await page.goto('/staff/erp');
    await expect(page.getByRole('heading', { level: 1, name: 'Fronta do ERP' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: /^Odeslat znovu/ })).toHaveCount(0);
  });
});
