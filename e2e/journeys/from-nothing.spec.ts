import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { colleague, comeInBy, leaveGuide } from '../brewer/come-in.ts';
import { archiveOf, firstFiles, startEmpty } from '../brewer/empty-brewer.ts';
import { expect, test } from '../people/customer.ts';
import { bearerOf, fillCart } from '../people/filled-cart.ts';
import { linkIn, mailTo } from '../people/mails.ts';
import type { RunningDray } from '../running-dray.ts';

// A portal of its own is made first, without the demo.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 1280, height: 800 } });

const ownerEmail = 'jana@unoveho.example';

let portal: RunningDray;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await startEmpty();
});
test.afterAll(() => portal?.stop());

/** What they have put into the cart is sent off as every customer does it. */
async function order(page: Page): Promise<string> {
  await fillCart(page, { shipToId: '109001', sku: 'NEW-KEG30', pallets: 1, orderNumber: '2026/1' });
  await page.goto('/order-summary');
  await page.getByRole('button', { name: /^Odeslat objednávku/ }).click();
  await expect(page).toHaveURL('/thanks');
  return page.getByText(/^45\d+$/).innerText();
}

async function sapIdOf(page: Page, number: string): Promise<string> {
  const answer = await page.request.get(`/api/orders/${number}`, { headers: await bearerOf(page) });
  return ((await answer.json()) as { sapId?: string | null }).sapId ?? '';
}

test('from an empty database to a first order that has its SAP number, by an import alone', async ({ browser }) => {
  const petra = await colleague(browser, portal, 'first-administrator', 'petra@pivovar.example', 'Petra', 'Malá', 'cs');
  await petra.getByRole('link', { name: 'Import' }).first().click();
  await petra.getByLabel('Co soubor obsahuje').selectOption('several');
  await petra
    .locator('input[type="file"]')
    .setInputFiles({ name: 'prvni.zip', mimeType: 'application/zip', buffer: archiveOf(firstFiles(ownerEmail)) });
  await expect(petra.getByText('Ke kontrole')).toBeVisible();
  await expect(petra.getByRole('link', { name: /^Chyby/ })).toHaveCount(0);
  await petra.getByRole('button', { name: /^Požádat o schválení/ }).click();
  await petra.getByRole('dialog').getByRole('button', { name: 'Požádat o schválení' }).click();
  await expect(petra.getByRole('dialog')).toBeHidden();

  // How a customer may pay is decided by two.
  const given = ['martin@pivovar.example', 'operator', 'all', 'Martin', 'Hora', 'cs'];
  const martin = await colleague(browser, portal, 'staff', 'grant', ...given);
  await martin.goto('/staff/changes');
  await martin.getByRole('button', { name: 'Schválit' }).click();
  await expect(petra.getByText('Zapsáno')).toBeVisible({ timeout: 30_000 });

  const mails = join(portal.dataDir, 'mail');
  mkdirSync(mails, { recursive: true });
  const jana = await comeInBy(browser, portal, linkIn(await mailTo(ownerEmail, /./, mails), '/verification'));
  await leaveGuide(jana);
  const number = await order(jana);
  await expect.poll(() => sapIdOf(jana, number), { timeout: 30_000 }).toMatch(/\d/);
  for (const page of [petra, martin, jana]) await page.context().close();
});
